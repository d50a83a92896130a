// Dispatches the web's devicemotion and deviceorientation events (W3C, Device Orientation and Motion) from the
// sensors of a board that `proofmass serve` shows. A page for phones needs one more line, before its own
// scripts:
//
//     <script src="http://localhost:8080/devicemotion.js"></script>
//
// and the server needs `--origin` with the page's origin, where that differs. The browser's own events are
// hidden from the page.
//
// Before these events, `proofmass` is dispatched for each object of the stream: its `detail` has the `object`,
// the `hello` of the connection, and `ask`, which sends a request to the board. With `data-stream="stream.js"`
// the objects come from that module, beside this file: so has a page without a server its own board.

(() => {
  const standardGravity = 9.80665;
  const degrees = 180 / Math.PI;
  const names = ["devicemotion", "deviceorientation", "deviceorientationabsolute"];

  class MotionEvent extends Event {
    constructor(type, members) {
      super(type);
      for (const [key, value] of Object.entries(members)) {
        Object.defineProperty(this, key, { value, enumerable: true });
      }
    }
  }

  const axes = ([x, y, z], factor) => Object.freeze({ x: x * factor, y: y * factor, z: z * factor });

  // Accelerations have the sign of the standard: +9.8 on z for a device that lies face up. The server's have
  // Core Motion's sign, which is the opposite.
  function motionEvent(motion, interval) {
    const [x, y, z] = motion.rate_radps;
    return new MotionEvent("devicemotion", {
      acceleration: axes(motion.user_g, -standardGravity),
      accelerationIncludingGravity: axes(
        motion.gravity_g.map((value, index) => value + motion.user_g[index]), -standardGravity),
      rotationRate: Object.freeze({ alpha: x * degrees, beta: y * degrees, gamma: z * degrees }),
      interval: interval * 1000,
    });
  }

  // For a single accelerometer, whose samples have the standard's sign.
  function forceEvent([, x, y, z], interval) {
    return new MotionEvent("devicemotion", {
      acceleration: null, accelerationIncludingGravity: axes([x, y, z], standardGravity), rotationRate: null,
      interval: interval * 1000,
    });
  }

  // The rotations about z, the new x and the new y. Among the two triples for a vertical screen, and the many
  // for a vertical top edge, these are WebKit's (WebOrientation of ProofMassFusion).
  function orientationEvent(type, [w, x, y, z], absolute) {
    const m11 = 1 - 2 * (y * y + z * z), m12 = 2 * (x * y - w * z), m21 = 2 * (x * y + w * z);
    const m22 = 1 - 2 * (x * x + z * z), m31 = 2 * (x * z - w * y), m32 = 2 * (y * z + w * x);
    const m33 = 1 - 2 * (x * x + y * y);
    const zero = 1e-8;
    const cosine = Math.hypot(m31, m33);
    let alpha, beta, gamma;
    if (cosine < zero) {
      [alpha, beta, gamma] = [Math.atan2(m21, m11), m32 < 0 ? -Math.PI / 2 : Math.PI / 2, 0];
    } else {
      const isVertical = Math.abs(m33) < zero;
      const sign = (isVertical ? m31 : m33) > 0 ? 1 : -1;
      alpha = Math.atan2(-sign * m12, sign * m22);
      beta = Math.atan2(m32, sign * cosine);
      gamma = isVertical ? -Math.PI / 2 : Math.atan2(-sign * m31, sign * m33);
    }
    return new MotionEvent(type, {
      alpha: (alpha * degrees + 360) % 360, beta: beta * degrees, gamma: gamma * degrees, absolute,
    });
  }

  function dispatch(event) {
    window.dispatchEvent(event);
    window[`on${event.type}`]?.call(window, event);
  }

  // Our events are dispatched only on the window and are not trusted; the browser's are.
  for (const name of names) {
    window.addEventListener(name, (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    }, true);
    // A separate property: the browser would call its own one for its own events, and not on all systems.
    let handler = null;
    Object.defineProperty(window, `on${name}`, {
      configurable: true,
      get: () => handler,
      set: (value) => { handler = typeof value === "function" ? value : null; },
    });
  }
  window.DeviceMotionEvent ??= MotionEvent;
  window.DeviceOrientationEvent ??= MotionEvent;
  // Pages for Safari ask for permission first.
  for (const type of [window.DeviceMotionEvent, window.DeviceOrientationEvent]) {
    type.requestPermission = () => Promise.resolve("granted");
  }

  const script = document.currentScript;
  let hello;
  let interval = 0.02;
  let hasAttitude = true;
  let ask = () => false;

  function take(object) {
    // The server sends 50 times per second, independent of the rate of the sensors.
    if (object.type === "hello") {
      hello = object;
      interval = Math.max(0.02, object.interval_s);
      hasAttitude = Boolean(object.sensors.acc && object.sensors.gyr);
    }
    window.dispatchEvent(new CustomEvent("proofmass", { detail: { object, hello, ask } }));
    if (object.type !== "samples") return;
    if (!hasAttitude && object.acc?.length) dispatch(forceEvent(object.acc.at(-1), interval));
    if (!object.motion) return;
    dispatch(motionEvent(object.motion, interval));
    dispatch(orientationEvent("deviceorientation", object.motion.q, false));
    if (object.north) {
      dispatch(orientationEvent("deviceorientationabsolute", object.north.q, true));
    }
  }

  function open() {
    // Includes the token, where the address of this script has one.
    const here = new URL(`socket${new URL(script.src).search}`, script.src);
    // ws for http, wss for https.
    const socket = new WebSocket(here.href.replace(/^http/, "ws"));
    ask = (request) => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(request));
      return true;
    };
    socket.onmessage = ({ data }) => take(JSON.parse(data));
    socket.onclose = () => setTimeout(open, 1000);
  }

  async function openModule() {
    const { connect } = await import(new URL(script.dataset.stream, script.src));
    ({ ask } = connect(take, () => {}));
  }

  if (script.dataset.stream) openModule();
  else open();
})();
