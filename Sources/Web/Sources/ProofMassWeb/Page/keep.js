// The buttons that record and download.

import { Recording, mostSamples } from "./recording.js";

const at = (id) => document.getElementById(id);

let hello;
let recording;
let isRecording = false;
let isDownloaded = true;
let say = () => {};

const spaced = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");

function count() {
  if (!recording) return;
  const [minutes, seconds] = [recording.duration / 60, recording.duration % 60].map(Math.floor);
  const clock = `${minutes}:${String(seconds).padStart(2, "0")}`;
  at("recorded").textContent =
    `${clock} · ${spaced(recording.count)} samples · ${spaced(recording.lost)} lost`;
}

function show() {
  at("record").textContent = isRecording ? "Stop" : "Record";
  at("record").classList.toggle("on", isRecording);
  at("record").disabled = !isRecording && !hello;
  at("download").disabled = isRecording || !recording?.count;
  count();
}

function start() {
  const question = "The last recording has not been downloaded. Record a new one in its place?";
  if (!isDownloaded && !confirm(question)) return;
  recording = new Recording(hello);
  [isRecording, isDownloaded] = [true, true];
  say("recording");
  show();
}

/** @param {string} failure  the reason for an early end by a failure */
function stop(reason, failure) {
  recording.end(failure);
  [isRecording, isDownloaded] = [false, !recording.count];
  say(`${reason}: ${spaced(recording.count)} samples can be downloaded`);
  show();
}

async function download() {
  const [taken, format] = [recording, at("format").value];
  at("download").disabled = true;
  const parts = [];
  for (const piece of taken.pieces(format)) {
    parts.push(new Blob([piece]));
    // Lets the page continue in between.
    await new Promise((resume) => setTimeout(resume));
  }
  const link = document.createElement("a");
  const type = format === "csv" ? "text/csv" : "application/x-ndjson";
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = `${taken.name}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  if (taken === recording) isDownloaded = true;
  show();
}

/**
 * Offers recordings of a stream.
 * @param {(words: string) => void} words  called with messages to the user
 * @returns {{take: (object: any) => void, leave: (failure: string) => void}}  to be called with each object of
 *   the stream, and at its end, with the reason
 */
export function offerRecording(words) {
  say = words;
  at("record").addEventListener("click", () => (isRecording ? stop("recorded") : start()));
  at("download").addEventListener("click", download);
  addEventListener("beforeunload", (event) => {
    if (isRecording || !isDownloaded) event.preventDefault();
  });
  setInterval(count, 200);
  show();
  return {
    take(object) {
      if (object.type === "hello") {
        hello = object;
        show();
      }
      if (object.type !== "samples" || !isRecording) return;
      if (recording.isOther(object)) return stop("other noise or parts, so the recording ended");
      recording.take(object);
      if (recording.isFull) stop(`a recording holds ${spaced(mostSamples)} samples and has ended`);
    },
    leave(failure) {
      hello = undefined;
      if (isRecording) stop("the recording ended", failure);
      show();
    },
  };
}
