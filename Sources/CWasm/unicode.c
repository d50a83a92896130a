// SPDX-License-Identifier: Apache-2.0
//
// Properties of Unicode scalars, for the standard library's strings. Its tables of all properties have 100 kB, more
// than the code that processes text here. With these functions strings are equal, and hash equally, if their scalars
// are the same; scalars join to a character only by the rules in the library's code, such as CR LF; and only ASCII has
// upper and lower case.

#include <stdint.h>

// No canonical combining class, and NFC and NFD as it is.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return (void)scalar, 0; }

// Never called for such scalars; the linker needs them.
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return (void)scalar, 0; }
uint32_t _swift_stdlib_getComposition(uint32_t x, uint32_t y) { return (void)x, (void)y, UINT32_MAX; }

// No rule joins it with another scalar.
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return (void)scalar, 0xFF; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return (void)scalar, 0; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return (void)scalar, 0; }

// The difference to the scalar in another case, and mappings to several scalars.
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) { return (void)scalar, (void)mapping, 0; }
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, intptr_t *length) {
  return (void)scalar, (void)mapping, *length = 0, (const uint8_t *)0;
}

uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar) { return (void)scalar, 0; }

// Messages escape controls, and formats, which can change the direction of a line.
uint8_t _swift_stdlib_getGeneralCategory(uint32_t scalar) {
  enum { otherLetter = 4, lineSeparator = 23, paragraphSeparator, control, format };
  if (scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)) return control;
  if (scalar == 0x2028) return lineSeparator;
  if (scalar == 0x2029) return paragraphSeparator;
  if (scalar == 0xAD || scalar == 0x61C || scalar == 0xFEFF || (scalar >= 0x200B && scalar <= 0x200F) ||
      (scalar >= 0x202A && scalar <= 0x202E) || (scalar >= 0x2060 && scalar <= 0x206F))
    return format;
  return otherLetter;
}
