# SPDX-License-Identifier: Apache-2.0
"""The fixture of the silicon view, silicon.html with the board of silicon-mock.js, and what it shows."""

import contextlib
import http.server
import pathlib
import threading
import time

from selenium.webdriver.common.by import By

from browsing import wait

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "Sources" / "Web" / "Sources" / "ProofMassWeb" / "Page"


class Files(http.server.SimpleHTTPRequestHandler):
    """The fixture's files and the page's, with the policy of `proofmass serve`."""

    def translate_path(self, path):
        name = path.partition("?")[0].removeprefix("/") or "silicon.html"
        return str(next((file for file in (HERE / name, PAGE / name) if file.is_file()), HERE / "none"))

    def end_headers(self):
        self.send_header("Content-Security-Policy", "default-src 'self'")
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def fixture():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def opened(page, address):
    # A change of the fragment alone would not reload the page.
    page.get("about:blank")
    page.get(address)
    return wait(10, lambda: page.find_elements(By.CSS_SELECTOR, ".silicon-chain .value"))


def script(page, words, *arguments):
    return page.execute_script(words, *arguments)


def stages(page, sensor=0):
    """The texts of a sensor's chain, by stage: number and unit."""
    return dict(script(page, """
        const sensor = document.querySelectorAll(".silicon-sensor")[arguments[0]];
        return [...sensor?.querySelectorAll(".silicon-chain li") ?? []].map(
          (item) => [item.children[0].textContent, item.children[1].textContent]);""", sensor))


def numbers(page):
    return {name: float(text.split()[0]) for name, text in stages(page).items() if name != "Bytes"}


def table(page, name, sensor=0):
    return script(page, """
        return [...document.querySelectorAll(".silicon-sensor")[arguments[1]].querySelector(`.${arguments[0]}`).rows]
          .map((row) => [...row.cells].map((cell) => cell.textContent));""", f"silicon-{name}", sensor)


def click(page, words):
    page.find_element(By.XPATH, f"//div[@class='silicon']//button[.='{words}']").click()


def text_of(page, selector):
    # In one step, because the page may replace an element in between.
    return script(page, """
        return [...document.querySelectorAll(arguments[0])]
          .map((element) => element.innerText ?? element.textContent).join(" ");""", selector)


def hold(page, x, y, z):
    """Holds the mock's board still under a force."""
    script(page, "fixture.board.fixed = () => arguments[0]", [x, y, z])
    # The view's scales shrink slowly.
    time.sleep(4)
