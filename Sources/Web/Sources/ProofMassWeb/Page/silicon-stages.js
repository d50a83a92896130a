// The stages from the world to the registers, for each kind of sensing element.

import { Bridge } from "./silicon-bridge.js";
import { fixed } from "./silicon-dom.js";
import { Hall } from "./silicon-hall.js";
import { Masses } from "./silicon-masses.js";
import { Resonator } from "./silicon-resonator.js";

/** A stage whose value is a number of the chosen axis; frames without its key leave it out. */
const stage = (name, key, digits, unit, says) => ({
  name, unit, says, key,
  text: (frame, axis) => fixed(frame[key]?.[axis], digits),
});

/** Both last stages are the same in all chips. */
const converted = [
  {
    name: "Code", unit: "digits", says: () => "number in the output register",
    text: ({ codes }, axis) => String(codes[axis]),
  },
  {
    name: "Bytes", unit: "hex", isOfAll: true,
    says: ({ registers }) => `registers ${registers[0]} to ${registers.at(-1)}, as a driver reads them`,
    text: ({ bytes }) => bytes,
  },
];

const last = (quantity, digits, unit) => [
  stage("Noise", `noise_${quantity}`, digits, unit, () => "added: thermal motion, electronics, slow drift"),
  stage("Output", `output_${quantity}`, digits, unit, () => "input of the converter, with this part’s errors"),
];

/** The members that end in the quantity's unit, and the decimals of its numbers. */
export const quantities = {
  acc: { key: "g", unit: "g", digits: 4, title: "Accelerometer" },
  gyr: { key: "dps", unit: "°/s", digits: 3, title: "Gyroscope" },
  mag: { key: "uT", unit: "µT", digits: 2, title: "Compass" },
};

const masses = {
  Drawing: Masses,
  title: "proof masses on springs",
  part: [
    ["Mass", "mass_nkg", "µg"], ["Resonance", "resonance_Hz", "Hz"], ["Q", "quality", ""], ["Gap", "gap_um", "µm"],
    ["C at rest", "rest_fF", "fF"], ["Stop", "stop_nm", "nm"],
  ],
  traces: [
    { name: "Displacement", unit: "nm", of: (frame, axis) => frame.displacement_nm[axis],
      limit: (part, axis) => part.stop_nm[axis] },
    { name: "Filter", unit: "g", of: (frame, axis) => frame.filtered_g[axis] },
  ],
  stages: [
    stage("Force", "true_g", 4, "g", () => "specific force of the world"),
    stage("Self-test", "self_test_g", 4, "g", () => "electrostatic pull, as an acceleration"),
    stage("Displacement", "displacement_nm", 2, "nm", ({ per_g_nm, stop_nm }, axis) =>
      `${per_g_nm[axis]} nm per g at rest, stop at ${stop_nm[axis]} nm`),
    ...["First", "Second"].map((name, side) => ({
      name: `C${side + 1}`, unit: "fF", says: () => `${name.toLowerCase()} electrodes: ε₀ · area / gap`,
      text: ({ capacitance_fF }, axis) => fixed(capacitance_fF[axis][side], 3),
    })),
    {
      name: "C1 − C2", unit: "fF", says: ({ rest_fF }, axis) => `of ${rest_fF[axis]} fF each at rest`,
      text: ({ capacitance_fF }, axis) => fixed(capacitance_fF[axis][0] - capacitance_fF[axis][1], 3),
    },
    stage("Read-out", "read_V", 5, "V", ({ read_V }) => `with pulses of ${read_V} V at the electrodes`),
    stage("Filter", "filtered_g", 4, "g", ({ cutoff_Hz }) => `low-pass at ${cutoff_Hz} Hz`),
    ...last("g", 4, "g"),
    ...converted,
  ],
};

const resonator = {
  Drawing: Resonator,
  title: "driven resonator",
  part: [
    ["Drive mode", "drive_Hz", "Hz"], ["Sense mode", "sense_Hz", "Hz"], ["Drive", "drive_um", "µm"],
    ["Q of both", ({ drive_quality, sense_quality }) => `${drive_quality}, ${sense_quality}`, ""],
  ],
  traces: [
    { name: "In phase", unit: "pm", of: (frame, axis) => frame.in_phase_pm[axis] },
    { name: "Filter", unit: "°/s", of: (frame, axis) => frame.filtered_dps[axis] },
  ],
  stages: [
    stage("Rate", "true_dps", 3, "°/s", () => "angular rate of the world"),
    stage("Self-test", "self_test_dps", 3, "°/s", () => "its force, as an angular rate"),
    {
      name: "Drive", unit: "µm", says: ({ drive_Hz }) => `amplitude, held by a loop at ${drive_Hz} Hz`,
      text: ({ drive_um }) => fixed(drive_um, 3),
    },
    stage("Coriolis", "coriolis_mm_s2", 2, "mm/s²", () => "2 · rate · speed of the drive, at its peak"),
    stage("In phase", "in_phase_pm", 2, "pm", () => "sense motion in phase with that force"),
    stage("Quadrature", "quadrature_pm", 2, "pm", () => "sense motion in phase with the drive"),
    stage("Quadrature rate", "quadrature_dps", 2, "°/s", () => "the rate whose force is that of quadrature"),
    stage("Demodulated", "demodulated_dps", 3, "°/s", () => "in phase, and what leaks of quadrature"),
    stage("Filter", "filtered_dps", 3, "°/s", ({ cutoff_Hz }) => `low-pass at ${cutoff_Hz} Hz`),
    ...last("dps", 3, "°/s"),
    ...converted,
  ],
};

const world = [
  stage("Field", "true_uT", 2, "µT", () => "field of the world at the chip"),
  stage("Coil", "coil_uT", 2, "µT", () => "field of the self-test’s coil"),
];
const errors = [
  stage("Remanence", "remanence_uT", 2, "µT", () => "left by a strong field of the past"),
  stage("Offset", "offset_uT", 2, "µT", () => "of this part, at this temperature"),
  ...last("uT", 2, "µT"),
  stage("Adjustment", "adjust", 4, "", () => "factor from the factory’s fuses"),
  ...converted,
];
const field = { name: "Output", unit: "µT", of: (frame, axis) => frame.output_uT[axis] };

const hall = {
  Drawing: Hall,
  title: "Hall plates under a disc",
  part: [["Gain of the disc", "gain", ""], ["Linear up to", "saturation_uT", "µT"]],
  traces: [
    { name: "Coil", unit: "µT", of: (frame, axis) => frame.coil_uT[axis] }, field,
  ],
  stages: [
    ...world,
    {
      name: "Plates", unit: "µT",
      says: (_, axis) => ["h1 − h3 = 2 · gain · x", "h2 − h4 = 2 · gain · y", "mean of h1 to h4"][axis],
      text: ({ plates_uT: [h1, h2, h3, h4] }, axis) => fixed([h1 - h3, h2 - h4, (h1 + h2 + h3 + h4) / 4][axis], 2),
    },
    ...errors,
  ],
};

const bridge = {
  Drawing: Bridge,
  title: "magnetoresistive bridges",
  part: [["Anisotropy field", "anisotropy_uT", "µT"]],
  traces: [
    { name: "Angle", unit: "°", of: (frame, axis) => frame.angles_deg[axis] }, field,
  ],
  stages: [
    ...world,
    stage("Angle", "angles_deg", 4, "°", ({ anisotropy_uT }) => `tan = field across / ${anisotropy_uT} µT`),
    ...errors,
  ],
};

/** Without an element between the world and the converter. */
const none = (quantity) => {
  const { key, digits, unit } = quantities[quantity];
  return {
    title: "no sensing element",
    part: [], traces: [],
    stages: [
      stage("World", `true_${key}`, digits, unit, () => "what acts on the chip"),
      stage("Output", `output_${key}`, digits, unit, () => "input of the converter"),
      ...converted,
    ],
  };
};

const elements = { masses, resonator, hall, bridge };

/** The title, drawing, figures and stages of a sensor's element; undefined where this page does not know it. */
export const described = ({ element, quantity }) => (element === "none" ? none(quantity) : elements[element]);
