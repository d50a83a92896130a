// The exercises' place on a page of `serve`. They have boards of their own, whose chips run as WebAssembly, which only
// the pages below play/ may run: so they are such a page, in a frame. The static page replaces this file by the
// exercises themselves.

/** Shows the exercises in an element. */
export async function offerExercises(place) {
  const frame = document.createElement("iframe");
  Object.assign(frame, { title: "Exercises", src: "play/exercises.html?embed" });
  Object.assign(frame.style, { display: "block", width: "100%", height: "60rem", border: "0" });
  frame.addEventListener("load", () => {
    const { body } = frame.contentDocument;
    // As high as its contents, so that only the page scrolls.
    const fit = () => (frame.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`);
    new ResizeObserver(fit).observe(body);
  });
  place.replaceChildren(frame);
}
