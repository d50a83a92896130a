// The exercises' place on a page of `serve` that has no folder `play`: it says where they are.

/** Says in an element where the exercises are. */
export async function offerExercises(place) {
  const told = document.createElement("p");
  told.textContent = "The exercises run their chips in the page as WebAssembly, which this installation does not have. "
    + "In a checkout of ProofMass, scripts/site .build/web/release/play makes them for serve, and after scripts/wasm "
    + "also scripts/install installs them. Then start serve again.";
  place.replaceChildren(told);
}
