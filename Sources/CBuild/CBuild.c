// SPDX-License-Identifier: Apache-2.0
#include "CBuild.h"

const char *cbuild_commit(void) { return COMMIT; }
