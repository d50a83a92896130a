// SPDX-License-Identifier: Apache-2.0
//
// A call of Linux that Swift does not import, since its arguments are variable.

#pragma once

#include <signal.h>
#include <sys/prctl.h>

// Has the kernel kill this process, also while it is stopped, when the thread that started it is gone: prctl(2).
static inline void cparent_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
