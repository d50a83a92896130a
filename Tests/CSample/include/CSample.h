// SPDX-License-Identifier: Apache-2.0

// The baseline for the benchmark: reads a sample as C drivers do, through a function pointer for
// the bus.

#ifndef CSAMPLE_H
#define CSAMPLE_H

/// Takes samples of a chip that is plain memory, and returns their sum in g.
double csample_run(long count);

#endif
