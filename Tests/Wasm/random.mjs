// SPDX-License-Identifier: Apache-2.0

/** Random whole numbers from a seed (mulberry32), each below a number of at most 2³². */
export function random(seed) {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % below;
  };
}
