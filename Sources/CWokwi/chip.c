// SPDX-License-Identifier: Apache-2.0
//
// What a module of a chip says of itself. scripts/wokwi links it.

#include "wokwi.h"

void proofmass_wokwi_init(void);

// scripts/wokwi finds these 32 bytes in the linked module and writes a part's name over them: so one link
// makes all chips. No byte is zero, because an optimizer may leave out runs of zeros. Volatile, because it
// may also know the bytes of a constant.
static volatile const char part_name[33] = "<here goes the name of the part>";

const char *wokwi_part_name(void) { return (const char *)part_name; }

// Says which version of the interface the chip uses.
__attribute__((export_name("__wokwi_api_version_1"))) int wokwi_api_version_1(void) { return 1; }

// The simulator calls it once for each chip of a project.
__attribute__((export_name("chipInit"))) void chip_init(void) { proofmass_wokwi_init(); }
