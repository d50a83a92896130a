// SPDX-License-Identifier: Apache-2.0

#pragma once

inline double sqrt(double x) { return __builtin_sqrt(x); }
