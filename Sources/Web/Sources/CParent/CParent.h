// SPDX-License-Identifier: Apache-2.0
//
// A Linux call that Swift does not import, because it has variable arguments.

#pragma once

#include <signal.h>
#include <sys/prctl.h>

// Has the kernel kill this process, even while it is stopped, when the thread that started it ends: prctl(2).
static inline void cparent_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
