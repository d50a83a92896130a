// SPDX-License-Identifier: Apache-2.0
//
// The types of proofmass.js. Times are in seconds of board time, axes those of the board.

/** A failure, with its reason in one line. */
export class ProofMassError extends Error {
  /** The kind of a failed transfer: `no-acknowledge`, `arbitration-lost`, `timeout`, `unsupported` or `other`. */
  readonly bus?: string;
}

/** A chip by its part's name, or with changes to its usual place and settings. */
export type Chip =
  | string
  | {
      chip: string;
      /** `"0x19"` on I2C, `"spi0.0"` on SPI. */
      address?: string;
      /** The sample rate in hertz, and the full scale, that the driver sets. */
      rate?: number;
      range?: number;
    };

export interface BoardOptions {
  /** The model of the chips' sensing elements: `typical`, the default, has tolerances and noise. */
  sensing?: "typical" | "nominal" | "ideal";
  /** The choice of typical parts: another seed has other tolerances and noise. */
  seed?: number;
  /** Whether ProofMass' drivers configure and sample the chips, which is the default. */
  drivers?: boolean;
  /** proofmass.wasm where it is not beside proofmass.js. A board with this option has a separate instance. */
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

/** The result of the fusion of samples; signs are those of `motion` in the article WebStream. */
export interface Motion {
  time: number;
  /** The rotation from the board's axes to a frame with z up. */
  q: Quaternion;
  /** Gravity, downwards, and the user's acceleration, in g. */
  gravity: Vector;
  user: Vector;
  /** Rotation without bias, in rad/s. */
  rate: Vector;
  /** The calibrated field, in µT. */
  field: Vector;
  /** The accuracy of the magnetometer's calibration, from -1 to 2. */
  accuracy: number;
  /**
   * False while the gyroscope's offset is unknown: until the board has been still for a second, q, gravity,
   * user and rate are not reliable.
   */
  settled: boolean;
  /** Once the magnetometer is calibrated: the rotation to magnetic east, north, up, and the heading in degrees. */
  north?: { q: Quaternion; heading: number };
}

export interface Samples {
  acc: Sample[];
  gyr: Sample[];
  mag: Sample[];
  motion: Motion[];
}

/** Emulated chips on their bus. All methods throw `ProofMassError`, and then change nothing, except
 * that a failed transfer has taken its time, and that acknowledged bytes are written. */
export interface Board {
  /** Board time, which begins at 0. */
  readonly now: number;
  /** Carries out a request of the article Control, such as `{ do: "violations" }`, and returns its answer. */
  request(request: { do: string; [member: string]: unknown }): Record<string, any>;
  /** START, address, command byte, bytes, STOP. */
  write(address: number | string, command: number, ...bytes: (number | Iterable<number>)[]): void;
  /** Reads bytes after a command byte in the chip's form: parts of ST need 0x80 with the address for a burst. */
  read(address: number | string, command: number, count: number): Uint8Array;
  /** Advances time, and returns it. */
  advance(seconds: number): number;
  /** Lets the drivers sample for up to 60 s, and returns the samples. */
  run(seconds: number): Samples;
  /** The objects and requests of the article WebStream. */
  readonly stream: {
    hello(): Record<string, any>;
    /** The objects of the next seconds, up to 60; steps of 0.02 s are usual. */
    step(seconds: number): Record<string, any>[];
    /** Sends a request to the board. Its result, also a refusal, is among the objects of the next step. */
    ask(request: { do: string; [member: string]: unknown }): Record<string, any>[];
  };
  /**
   * Loads the texts about registers (proofmass-facts.txt, beside proofmass.js), so that `describe` is answered by the
   * next step. Otherwise the first `describe` loads them, and is answered after that. When they cannot be loaded, an
   * object `note` of the next step gives the reason, and `describe` is answered without texts.
   */
  describe(): Promise<void>;
  /** Frees the board's memory. */
  close(): void;
}

export const ProofMass: {
  /** Creates a board; by default with LIS331DLH, L3G4200D and AK8975. */
  board(chips?: Chip[], options?: BoardOptions): Promise<Board>;
};
