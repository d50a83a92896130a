// A board that answers requests of `silicon` as the stream does. For tests of the page only: the equations of the
// articles Physics and Silicon in their simplest form, at the figures of an LIS331DLH, an L3G4200D and an AK8975.

const axes = [0, 1, 2];
const chips = {
  "0x18": ["LIS331DLH", ["acc"]], "0x69": ["L3G4200D", ["gyr"]], "0x0c": ["AK8975", ["mag"]],
};
const one = { "0x6b": ["LSM9DS1", ["acc", "gyr", "mag"]] };

const masses = {
  mass_nkg: [12.5, 12.5, 7.55], resonance_Hz: [2000, 2000, 2440], quality: [0.75, 0.75, 0.75], gap_um: [2, 2, 1.8],
  rest_fF: [400, 400, 305.6], stop_nm: [1400, 1400, 697], arm_um: 162.5, read_V: 1.25, cutoff_Hz: 780,
  per_g_nm: [62.1, 62.1, 16.43],
};
const resonator = {
  drive_Hz: 8000, sense_Hz: 8800, drive_um: 5, drive_quality: 2500, sense_quality: 1000, cutoff_Hz: 32,
};
const quadrature = [100, -60, 30];
const offsets = { g: [0.012, -0.02, 0.008], uT: [-60, 35, 90] };

function gaussian() {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}

function bytes(codes) {
  return codes.flatMap((code) => [code & 255, (code >> 8) & 255])
    .map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
}

/** Specific force in g at a time; `since` is the time since a motion began. */
function force(time, { motion }, since) {
  const pitch = 0.6 * Math.sin(0.9 * time);
  if (motion === "drop") {
    return [0, 0, since < 0.319 ? 0 : 1 + 25 * Math.sin(Math.PI * Math.min(1, (since - 0.319) / 0.02))];
  }
  return [Math.sin(pitch), 0.1 * Math.sin(0.4 * time),
    Math.cos(pitch) + (motion === "knock" && since < 0.01 ? 6 * Math.sin(Math.PI * since / 0.01) : 0)];
}

/** One mass and its filter, in g of the linear law: x'' = ω₀² (a − x) − ω₀/Q x', y' = ω_c (x − y). */
class Mass {
  constructor(axis, force) {
    Object.assign(this, { axis, x: force, v: 0, y: force, isTouching: false });
    [this.omega, this.pole] = [2 * Math.PI * masses.resonance_Hz[axis], 2 * Math.PI * masses.cutoff_Hz];
    this.stop = masses.stop_nm[axis] / masses.per_g_nm[axis];
  }

  step(force, time) {
    const count = Math.ceil(time / 2.5e-6);
    const h = time / count;
    for (let index = 0; index < count; index++) {
      this.v += (this.omega ** 2 * (force - this.x) - this.omega / masses.quality[this.axis] * this.v) * h;
      this.x += this.v * h;
      this.isTouching = Math.abs(this.x) >= this.stop;
      if (this.isTouching) {
        this.x = Math.sign(this.x) * this.stop;
        if (this.v * this.x > 0) this.v *= -0.4;
      }
      this.y += this.pole * (this.x - this.y) * h;
    }
  }

  get displacement() { return this.x * masses.per_g_nm[this.axis]; }

  /** C₀ / (1 ∓ u), with u the displacement as a fraction of the gap. */
  get capacitances() {
    const u = this.displacement / 1000 / masses.gap_um[this.axis];
    return [masses.rest_fF[this.axis] / (1 - u), masses.rest_fF[this.axis] / (1 + u)];
  }
}

export class Board {
  constructor(kind) {
    Object.assign(this, { kind, time: 12.34, isNoisy: true, until: {}, answers: [], fixed: undefined });
    this.chips = kind === "one" ? one : chips;
  }

  hello() {
    const sensors = {};
    for (const [address, [chip, quantities]] of Object.entries(this.chips)) {
      for (const quantity of quantities) sensors[quantity] = { chip, address, unit: "g", rate_hz: 100 };
    }
    const isEmulated = this.kind !== "real";
    return { type: "hello", emulated: isEmulated, can_move: isEmulated, sensing: "typical", sensors };
  }

  ask(request) {
    if (request.do === "noise") this.isNoisy = request.on;
    else if (request.for_s) this.answers.push(this.object(request.address, request));
    else this.until[request.address] = this.time + 3;
  }

  /** The objects of 20 ms. */
  step() {
    this.time += 0.02;
    const objects = this.answers.splice(0);
    for (const [address, end] of Object.entries(this.until)) {
      if (end > this.time) objects.push(this.object(address, {}));
    }
    objects.push({ type: "samples", truth: { noise: this.isNoisy } });
    return objects;
  }

  object(address, request) {
    const [chip, quantities] = this.chips[address];
    const sensors = quantities.map((quantity) => this.sensor(quantity, request));
    return { type: "silicon", address, chip, time_s: this.time, temperature_C: 25.04, sensors };
  }

  sensor(quantity, request) {
    const { frames: count = 1, for_s = 0 } = request;
    const times = Array.from({ length: count }, (_, index) => (count > 1 ? for_s * index / (count - 1) : 0));
    const frames = { acc: this.force, gyr: this.rate, mag: this.field }[quantity].call(this, times, request);
    const kind = { acc: "masses", gyr: "resonator", mag: this.kind === "one" ? "bridge" : "hall" }[quantity];
    const part = { masses, resonator, hall: { gain: 5, saturation_uT: 1200 }, bridge: { anisotropy_uT: 15200 } }[kind];
    const registers = ["0x28", "0x29", "0x2a", "0x2b", "0x2c", "0x2d"];
    if (this.kind !== "ideal") return { quantity, bypassed: !this.isNoisy, registers, element: kind, part, frames };
    const kept = frames.map((frame) => Object.fromEntries(
      Object.entries(frame).filter(([key]) => /^(time_s|true_|bytes|codes)/.test(key))));
    return { quantity, bypassed: false, registers, element: "none", frames: kept };
  }

  frame(since, key, truth, output, scale) {
    const codes = output.map((value) => Math.max(-2048, Math.min(2047, Math.round(value / scale))) * 16);
    const time_s = this.time + since;
    return {
      time_s, [`true_${key}`]: truth, [`output_${key}`]: output, bytes: bytes(codes), codes,
    };
  }

  force(times, request) {
    const outside = this.fixed ?? force;
    const pull = { "+": [0.3, 0.3, 0.35], "-": [-0.3, -0.3, -0.35] }[request.self_test] ?? [0, 0, 0];
    const start = outside(this.time, {}, 0);
    const lanes = axes.map((axis) => new Mass(axis, start[axis]));
    let before = 0;
    return times.map((since) => {
      const truth = outside(this.time, request, since);
      if (since > before) for (const lane of lanes) lane.step(truth[lane.axis] + pull[lane.axis], since - before);
      before = since;
      const filtered = lanes.map(({ y }) => y);
      const noise = axes.map(() => 0.0015 * gaussian());
      const output = axes.map((axis) => filtered[axis] + offsets.g[axis] + noise[axis]);
      return {
        ...this.frame(since, "g", truth, output, 0.0039), self_test_g: pull,
        displacement_nm: lanes.map(({ displacement }) => displacement),
        angle_urad: lanes[2].displacement / masses.arm_um * 1000,
        capacitance_fF: lanes.map(({ capacitances }) => capacitances),
        read_V: lanes.map(({ capacitances: [a, b] }) => masses.read_V * (a - b) / (a + b)),
        filtered_g: filtered, noise_g: noise, nominal_g: filtered, touching: lanes.map(({ isTouching }) => isTouching),
      };
    });
  }

  rate(times, request) {
    const pull = { "+": 130, "-": -130 }[request.self_test] ?? 0;
    return times.map((since) => {
      const time = this.time + since;
      const truth = [80 * Math.sin(0.9 * time), 40 * Math.cos(0.9 * time), 10];
      // The low-pass filter answers a step of the self-test.
      const tested = pull * (1 - Math.exp(-2 * Math.PI * resonator.cutoff_Hz * since));
      const phase = Math.PI / 180;
      const leaked = (pull) => truth.map(
        (rate, axis) => (rate + pull) * Math.cos(phase) + quadrature[axis] * Math.sin(phase));
      const [demodulated, filtered] = [leaked(pull), leaked(tested)];
      const noise = axes.map(() => 0.2 * gaussian());
      const output = axes.map((axis) => filtered[axis] + noise[axis]);
      const speed = 2 * Math.PI * resonator.drive_Hz * resonator.drive_um * 1e-3;
      return {
        ...this.frame(since, "dps", truth, output, 0.07), drive_um: 5, self_test_dps: [pull, pull, pull],
        coriolis_mm_s2: truth.map((rate) => 2 * rate * phase * speed),
        in_phase_pm: truth.map((rate) => 16.5 * (rate + pull)), quadrature_pm: quadrature.map((rate) => 16.5 * rate),
        quadrature_dps: quadrature, demodulated_dps: demodulated, filtered_dps: filtered, noise_dps: noise,
      };
    });
  }

  field(times, request) {
    const coil = { "+": [0, 0, -240], "-": [0, 0, 240] }[request.self_test] ?? [0, 0, 0];
    return times.map((since) => {
      const turn = 0.3 * (this.time + since);
      const truth = [20 * Math.cos(turn), -20 * Math.sin(turn), -45];
      const [x, y, z] = truth.map((part, axis) => part + coil[axis]);
      const noise = axes.map(() => 0.3 * gaussian());
      const output = [x, y, z].map((part, axis) => part + offsets.uT[axis] + noise[axis]);
      const angles = [[x, y], [y, z], [z, x]].map(
        ([across, along]) => Math.atan2(across, 15200 + along) * 180 / Math.PI);
      return {
        ...this.frame(since, "uT", truth, output, 0.3), coil_uT: coil,
        plates_uT: [5 * x + z, 5 * y + z, z - 5 * x, z - 5 * y],
        angles_deg: angles, remanence_uT: [0, 0, 0], offset_uT: offsets.uT, noise_uT: noise,
        adjust: [1.12, 1.1, 1.15],
      };
    });
  }
}
