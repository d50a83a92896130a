// SPDX-License-Identifier: Apache-2.0

// The yardstick: one sample as C drivers take it, by a function pointer for the bus.

#ifndef CSAMPLE_H
#define CSAMPLE_H

/// Takes samples of a chip that is nothing but memory, and returns the sum of what they say in g.
double csample_run(long count);

#endif
