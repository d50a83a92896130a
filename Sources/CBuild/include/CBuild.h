// SPDX-License-Identifier: Apache-2.0

#ifndef CBUILD_H
#define CBUILD_H

// The commit that was built, with a + behind it where files differed from it; empty where the build was
// not told.
const char *_Nonnull cbuild_commit(void);

#endif
