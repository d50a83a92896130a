// SPDX-License-Identifier: Apache-2.0
//
// The types of proofmass.js. Times are in seconds of board time, axes those of the board.

/** What cannot be done, in one line that says why. */
export class ProofMassError extends Error {
  /** How a transfer failed: `no-acknowledge`, `arbitration-lost`, `timeout`, `unsupported` or `other`. */
  readonly bus?: string;
}

/** A chip by its part's name, or with what differs from its usual place and settings. */
export type Chip =
  | string
  | {
      chip: string;
      /** `"0x19"` on I2C, `"spi0.0"` on SPI. */
      address?: string;
      /** Samples a second, and full scale, that the driver sets. */
      rate?: number;
      range?: number;
    };

export interface BoardOptions {
  /** What the chips' sensing elements are like: parts with tolerances and noise are `typical`, the default. */
  sensing?: "typical" | "nominal" | "ideal";
  /** Which typical parts: another seed has other tolerances and noise. */
  seed?: number;
  /** Whether ProofMass' drivers configure and sample the chips, which is the default. */
  drivers?: boolean;
  /** proofmass.wasm where it is not beside proofmass.js. A board with it has an instance of its own. */
  wasm?: WebAssembly.Module | BufferSource | URL | string;
}

/** Specific force in g, +1 g upwards at rest; angular rate in rad/s; magnetic flux density in µT. */
export interface Sample {
  time: number;
  x: number;
  y: number;
  z: number;
}

export type Vector = [x: number, y: number, z: number];
export type Quaternion = [w: number, x: number, y: number, z: number];

/** What fusion makes of the samples; signs are those of `motion` in the article WebStream. */
export interface Motion {
  time: number;
  /** Turns the board's axes into a frame with z up. */
  q: Quaternion;
  /** Gravity, downwards, and the user's acceleration, in g. */
  gravity: Vector;
  user: Vector;
  /** Rotation without bias, in rad/s. */
  rate: Vector;
  /** The field, calibrated, in µT. */
  field: Vector;
  /** How well the compass is calibrated, from -1 to 2. */
  accuracy: number;
  /**
   * False while the gyroscope's offset is unknown: until the board has been still for a second, q, gravity, user and
   * rate are not to be relied on.
   */
  settled: boolean;
  /** Once the compass is calibrated: the attitude to magnetic east, north, up, and the heading in degrees. */
  north?: { q: Quaternion; heading: number };
}

export interface Samples {
  acc: Sample[];
  gyr: Sample[];
  mag: Sample[];
  motion: Motion[];
}

/** Emulated chips on their bus. All methods throw `ProofMassError`, and change
 * nothing where they do; but a transfer that fails has taken its time, and bytes that were acknowledged are written. */
export interface Board {
  /** Board time, which begins at 0. */
  readonly now: number;
  /** Carries out a request of the article Control, such as `{ do: "violations" }`, and returns its answer. */
  request(request: { do: string; [member: string]: unknown }): Record<string, any>;
  /** START, address, command byte, bytes, STOP. */
  write(address: number | string, command: number, ...bytes: (number | Iterable<number>)[]): void;
  /** Reads bytes after a command byte, as the chip sees it: a part of ST takes 0x80 with the address for a burst. */
  read(address: number | string, command: number, count: number): Uint8Array;
  /** Moves time, and returns it. */
  advance(seconds: number): number;
  /** Lets the drivers sample for up to 60 s, and returns what came. */
  run(seconds: number): Samples;
  /** The objects and requests of the article WebStream. */
  readonly stream: {
    hello(): Record<string, any>;
    /** What the next seconds bring, up to 60; steps of 0.02 s are usual. */
    step(seconds: number): Record<string, any>[];
    /** Asks something of the board. What comes of it, a refusal too, comes with the next step. */
    ask(request: { do: string; [member: string]: unknown }): Record<string, any>[];
  };
  /** Frees what it holds. */
  close(): void;
}

export const ProofMass: {
  /** Makes a board; without chips of LIS331DLH, L3G4200D and AK8975. */
  board(chips?: Chip[], options?: BoardOptions): Promise<Board>;
};
