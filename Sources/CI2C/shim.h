// SPDX-License-Identifier: Apache-2.0
//
// The kernel's requests on /dev/i2c-N, and libi2c's SMBus calls (package libi2c-dev; LGPL-2.1+,
// linked dynamically, in the packages statically). smbus.h comes last, because it needs the
// kernel's types.

#include <linux/i2c-dev.h>
#include <linux/i2c.h>

#include <i2c/smbus.h>
