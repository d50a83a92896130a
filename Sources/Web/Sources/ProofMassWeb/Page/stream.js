// The stream of the server, as JSON objects from a WebSocket; the article WebStream describes them.

/** The page's texts about the connection, and about the end of a recording. */
export const words = {
  connecting: "connecting", live: "live", away: "connection lost", lost: "the connection to the server was lost",
};

/**
 * Connects to the stream, and reconnects when it ends.
 * @param {(object: any) => void} take  called with each object
 * @param {(state: "connecting" | "live" | "away") => void} show  called with the state of the connection
 * @returns {{ask: (request: any) => boolean}}  sends a request; false where it cannot be sent
 */
export function connect(take, show) {
  let socket;
  let wait = 500;
  function open() {
    show("connecting");
    const here = new URL("socket", import.meta.url);
    socket = new WebSocket(`ws://${here.host}${here.pathname}`);
    socket.onmessage = (event) => {
      const object = JSON.parse(event.data);
      if (object.type === "hello") {
        wait = 500;
        show("live");
      }
      take(object);
    };
    socket.onclose = () => {
      show("away");
      setTimeout(open, wait);
      wait = Math.min(wait * 2, 8000);
    };
  }
  open();
  return {
    ask(request) {
      if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > 4096) return false;
      socket.send(JSON.stringify(request));
      return true;
    },
  };
}
