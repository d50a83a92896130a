// The page of the exercises. The fragment of its address names one. For the iframe of another page ?embed leaves out
// the header, and with a fragment also the list.

import { offerExercises } from "./exercises-panel.js";

const named = () => location.hash.slice(1);
const isEmbedded = new URLSearchParams(location.search).has("embed");
const only = isEmbedded && named() !== "";

document.documentElement.classList.toggle("embed", isEmbedded);
document.querySelector("header").hidden = isEmbedded;
document.querySelector("footer").hidden = !only;
const panel = await offerExercises(document.querySelector("main"), {
  only,
  first: named(),
  // Replaced, so that the way back leads to the page before.
  chosen: (id) => history.replaceState(null, "", `#${id}`),
});
addEventListener("hashchange", () => panel.show(named()));
