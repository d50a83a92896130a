// Shows an app in an element of a page, and runs it while it is visible.

const isReduced = matchMedia("(prefers-reduced-motion: reduce)");
/** The time between pictures for users who prefer reduced motion, in ms. */
const reducedInterval = 250;
/** The time between changes of numbers, in ms: with each frame they would be unreadable. */
const tellInterval = 100;
/** The longest step of an app, in seconds: a hidden page skips the time until it is visible again. */
const longest = 0.05;

/**
 * @typedef {object} App
 * @property {string} name  the name of its page, and the beginning of its elements' identifiers
 * @property {string} title
 * @property {string} html  its elements. The user turns an emulated board by dragging those with `data-grip`.
 * @property {(at: (part: string) => Element) => Running} start  `at` finds the element NAME-PART
 *
 * @typedef {object} Running
 * @property {(motion: import("./motion.js").Motion) => void} take
 * @property {(seconds: number) => void} [step]  lets time pass
 * @property {(now: number) => void} draw  draws a picture, at a time by the clock of the motion's samples
 * @property {() => void} [tell]  shows the newest numbers
 */

/**
 * Shows and runs an app.
 * @param {Element} place
 * @param {App} app
 * @returns {{root: HTMLElement, take: (motion: import("./motion.js").Motion) => void}}
 */
export function run(place, app) {
  const root = document.createElement("div");
  root.className = `app app-${app.name}`;
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", app.title);
  root.innerHTML = app.html;
  place.append(root);
  const running = app.start((part) => root.querySelector(`#${app.name}-${part}`));
  const isVisible = () => root.getClientRects().length > 0;
  let newest = { sample: 0, page: 0 };
  let [before, drawn] = [performance.now(), -Infinity];

  requestAnimationFrame(function frame(time) {
    requestAnimationFrame(frame);
    const seconds = Math.min(longest, Math.max(0, time - before) / 1000);
    before = time;
    if (!isVisible()) return;
    running.step?.(seconds);
    if (isReduced.matches && time - drawn < reducedInterval) return;
    drawn = time;
    // A little late, so that the newest sample is always there.
    running.draw(newest.sample + Math.min(0.2, (performance.now() - newest.page) / 1000) - 0.05);
  });
  setInterval(() => {
    if (isVisible()) running.tell?.();
  }, tellInterval);
  return {
    root,
    take(motion) {
      // A dialog that opens in a hidden app would lock the page.
      if (!isVisible()) return;
      if (motion.samples.length) newest = { sample: motion.samples.at(-1)[0], page: performance.now() };
      running.take(motion);
    },
  };
}
