// SPDX-License-Identifier: Apache-2.0
//
// The identification of a chip's module. scripts/wokwi links it.

#include "wokwi.h"

void proofmass_wokwi_init(void);

// scripts/wokwi replaces these 32 bytes in the linked module by a part's name, so that one link is
// sufficient for all chips. No byte is zero, because an optimizer may leave out runs of zeros. Volatile,
// because an optimizer may also use the bytes of a constant directly.
static volatile const char part_name[33] = "<here goes the name of the part>";

const char *wokwi_part_name(void) { return (const char *)part_name; }

// Declares the version of the interface that the chip uses.
__attribute__((export_name("__wokwi_api_version_1"))) int wokwi_api_version_1(void) { return 1; }

// The simulator calls this once for each chip of a project.
__attribute__((export_name("chipInit"))) void chip_init(void) { proofmass_wokwi_init(); }
