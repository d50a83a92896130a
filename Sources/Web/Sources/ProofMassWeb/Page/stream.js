// The stream of the server, as JSON objects from a WebSocket; the article WebStream describes them.

/** The page's texts about the connection, and about the end of a recording. */
export const words = {
  connecting: "connecting", live: "live", away: "connection lost", lost: "the connection to the server was lost",
};

/**
 * The link that opens the page for phones on another device.
 * @returns {Promise<{address: string | null, size?: number, path?: string} | undefined>}  its address, null where
 *   only this machine can connect, and its QR code as an SVG path; undefined for a page without a server
 */
export async function phoneLink() {
  const answer = await fetch(new URL("phone.json", import.meta.url));
  return answer.ok ? answer.json() : undefined;
}

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
    // ws for http, wss for https.
    socket = new WebSocket(new URL("socket", import.meta.url.replace(/^http/, "ws")));
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
