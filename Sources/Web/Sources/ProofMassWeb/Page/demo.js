// The board moves by itself until somebody moves it: scenarios follow one another.

const scenarios = ["rotate", "shake", "spin", "drop"];
/**
 * The longest wait until the fusion has estimated the gyroscope's offset, at rest, and the time after which nothing
 * begins by itself any more, in seconds.
 */
const longestRest = 3;
const latest = 6;
const at = (id) => document.getElementById(id);

/**
 * Plays scenarios, one after the other, while nobody else moves the board.
 * @param {(name: string, send: (request: object) => boolean) => void} play  lays the board down and plays a scenario
 * @param {(request: object) => boolean} ask  sends a request to the board
 * @param {() => boolean} mayBegin  whether it may begin by itself
 * @returns {{end: () => void, hello: (object: any) => void, samples: (object: any) => void}}  `end` is to be
 *   called when the user moves the board
 */
export function offerDemo(play, ask, mayBegin) {
  /** Whether the board has been moved by somebody else, so that nothing begins by itself. */
  let isTouched = false;
  let isRunning = false;
  let names = [];
  let next = 0;
  let began;
  /** The scenario in the last object, and the time until which the next one must have begun. */
  let playing;
  let due;
  /** The time of the last object. */
  let now = 0;

  function show() {
    at("demo").textContent = isRunning ? "Stop" : "Play";
    at("demo").setAttribute("aria-label", `${at("demo").textContent} ${isRunning ? "the" : "a"} demonstration`);
  }

  function run() {
    [isRunning, due, playing] = [true, now + 3, undefined];
    // The scenario begins after a second, in which somebody may move the board.
    play(names[next++ % names.length], (request) => isRunning && ask(request));
    show();
  }

  function end() {
    [isTouched, isRunning] = [true, false];
    show();
  }

  at("demo").addEventListener("click", () => {
    if (!isRunning) return run();
    end();
    ask({ do: "still" });
  });
  return {
    end,
    hello(object) {
      names = object.scenarios.map(({ name }) => name).filter((name) => scenarios.includes(name));
      names.sort((a, b) => scenarios.indexOf(a) - scenarios.indexOf(b));
      at("demo").disabled = !object.can_move || !names.length;
      [isRunning, began, playing] = [false, undefined, undefined];
      show();
    },
    samples({ time_s, truth, motion }) {
      now = time_s;
      if (!truth || !names.length) return;
      began ??= now;
      if (isRunning) {
        const before = playing;
        playing = truth.scenario;
        // It ends at its end; otherwise somebody else has moved the board.
        if (before && !playing) {
          if (before.time_s > before.duration_s - 0.5) run();
          else end();
        } else if (!playing && now > due) {
          end();
        }
        return;
      }
      const isAtRest = !truth.scenario && Math.abs(truth.q[0]) > 0.9999 && !truth.unplugged.length;
      const isReady = (motion?.settled === true || now > began + longestRest) && now < began + latest;
      if (!isTouched && isAtRest && isReady && mayBegin()) run();
    },
  };
}
