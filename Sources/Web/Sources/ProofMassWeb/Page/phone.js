// Rotations as quaternions [w, x, y, z], and the picture of a device that shows one.

export const identity = [1, 0, 0, 0];

/** The rotation b, followed by a. */
export function product(a, b) {
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ];
}

export const inverse = ([w, x, y, z]) => [w, -x, -y, -z];

/** The rotation by an angle in radians about an axis of length 1. */
export function turn(angle, x, y, z) {
  const sine = Math.sin(angle / 2);
  return [Math.cos(angle / 2), x * sine, y * sine, z * sine];
}

export function normalized(q) {
  const length = Math.hypot(...q);
  return q.map((part) => part / length);
}

/** The rotation about a level axis from the device's axes to a frame with z up, from the upward direction. */
export function leaning(up) {
  const length = Math.hypot(...up);
  if (!(length > 0)) return identity;
  const [x, y, z] = up.map((part) => part / length);
  return z > -0.9999 ? normalized([1 + z, y, -x, 0]) : [0, 1, 0, 0];
}

/** The rotation as three rows of a matrix. */
export function matrix([w, x, y, z]) {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/** From the frame with z up to the viewer's (x right, y up, z towards the viewer), who looks down by 35°. */
export const view = turn((-55 * Math.PI) / 180, 1, 0, 0);

/**
 * Shows an attitude, from the device's axes to a frame with z up, whose y points away from the viewer.
 * @param {number[]} place  a displacement in that frame, in pixels
 */
export function show(element, q, place = [0, 0, 0]) {
  const m = matrix(product(view, q));
  const [right, up, near] = matrix(view).map((row) => row[0] * place[0] + row[1] * place[1] + row[2] * place[2]);
  // In CSS y points down.
  const columns = [
    [m[0][0], -m[1][0], m[2][0], 0],
    [-m[0][1], m[1][1], -m[2][1], 0],
    [m[0][2], -m[1][2], m[2][2], 0],
    [right, -up, near, 1],
  ];
  element.style.transform = `matrix3d(${columns.flat().map((part) => part.toFixed(5)).join(",")})`;
}

/** The heading of a rotation of frames about z, in radians. */
export const yaw = ([w, x, y, z]) => Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
