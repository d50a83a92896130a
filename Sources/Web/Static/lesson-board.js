// The chips of the exercises, and what several checks share.

export const [acc, gyr, mag] = [0x18, 0x68, 0x0c];
export const accelerometer = { chip: "lis331dlh", address: "0x18" };
export const gyroscope = { chip: "l3g4200d", address: "0x68" };
export const compass = { chip: "ak8975", address: "0x0c" };

export const isNear = (value, expected, most) => Math.abs(value - expected) <= most;

/** A word of the LIS331DLH in digits: the value is in its upper 12 bits. */
export const digits = (word) => word >> 4;

/** A read of all axes whose command byte has no increment bit, so that all bytes are of one register. */
export function hasReadOneRegister(seen, address) {
  const last = seen.console.transfers.at(-1);
  return Boolean(last?.isRead && last.address === address && last.command === 0x28 && last.bytes.length === 6);
}

export const incrementAdvice = "All six bytes are of one register: set bit 7 of the command byte, so that it is 0xa8.";
