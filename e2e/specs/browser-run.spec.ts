import type { Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { expectSettled } from '../fixtures/layout';
import { CHALLENGE } from '../fixtures/sample';
import { expect, test } from '../fixtures/test';

const URL_OF = paths.challenge('code_conquest', CHALLENGE.title, CHALLENGE.id);

/** A program must not get hold of these: they lead to the site, or to what its pages keep. */
const WAYS_OUT = {
  function: [
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'postMessage'],
    ...['importScripts', 'Worker', 'BroadcastChannel', 'Request', 'FileReader'],
  ],
  object: ['indexedDB', 'caches', 'navigator', 'location'],
};

/** Looks at what can be reached from Python, as far as it gets in a second. */
const SEARCHING = `
import js, pyodide_js, time
from collections import deque
from pyodide.ffi import JsProxy

ways = ${JSON.stringify(WAYS_OUT)}
found, seen, waiting = set(), set(), deque([js, pyodide_js, pyodide_js.constructor])
until = time.time() + 1
while waiting and time.time() < until:
    thing = waiting.popleft()
    if thing.js_id in seen or getattr(thing, "BYTES_PER_ELEMENT", None):
        continue
    seen.add(thing.js_id)
    for name in dir(thing):
        try:
            value = getattr(thing, name)
        except BaseException:
            continue
        if isinstance(value, JsProxy):
            if name in ways.get(value.typeof, ()) or getattr(value, "name", "") in ways["function"]:
                found.add(name)
            waiting.append(value)
print("looked at some:", len(seen) > 20)
print("ways out:", sorted(found))
`;

/** Tries the known ways to ask the site for something. */
const ASKING = `
def by_eval():
    import pyodide_js
    pyodide_js.constructor.constructor("return fetch('/api/hostile')")()
def by_js():
    from js import fetch
    fetch("/api/hostile")
def by_run_js():
    from pyodide.code import run_js
    run_js("fetch('/api/hostile')")
def by_open_url():
    from pyodide.http import open_url
    open_url("/api/hostile")
def by_socket():
    import socket
    socket.create_connection(("127.0.0.1", 80), timeout=1)
def by_process():
    import subprocess
    subprocess.run(["ls"])

done = []
for attempt in (by_eval, by_js, by_run_js, by_open_url, by_socket, by_process):
    try:
        attempt()
        done.append(attempt.__name__)
    except BaseException:
        pass
print("asked:", done)
`;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const shows = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 });

async function write(page: Page, language: string, code: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Language' }).selectOption(language.toLowerCase());
  await page.getByRole('textbox', { name: `Your code in ${language}` }).fill(code);
}

async function run(page: Page, language: string, code: string): Promise<void> {
  await write(page, language, code);
  await button(page, 'Run Code').click();
}

// The plain editor of a small window takes code as any text area does.
test.use({ viewport: { width: 360, height: 740 } });

test('[PR-029] [R11] with no server that runs code, the browser runs it: three languages, endless loops, programs that want out', async ({
  page,
  context,
  signedIn,
  problems,
  baseURL,
}) => {
  // Python takes its time to start.
  test.setTimeout(240_000);
  expect(signedIn.email).toBeTruthy();
  problems.expect(/status of 503/);
  problems.expect(/unsafe-eval/);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.route('**/api/execute', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', message: 'Away.' } } }),
  );
  await page.goto(URL_OF);
  await expectSettled(page);

  await test.step('JavaScript and TypeScript', async () => {
    await run(
      page,
      'JavaScript',
      'console.log("js", [require("fs").readFileSync(0, "utf8").length > 0]);',
    );
    await shows(page, 'js [ true ]');
    await shows(page, 'Run in your browser');
    await run(page, 'TypeScript', 'const n: number = 20; console.log("ts", n + 1);');
    await shows(page, 'ts 21');
  });

  await test.step('an endless loop does not stop the page, and is ended', async () => {
    await run(page, 'JavaScript', 'console.log("before"); for (;;);');
    await shows(page, 'The program took too long and was ended.');
    await shows(page, 'before');
    await run(page, 'JavaScript', 'for (;;);');
    await button(page, 'Stop').click();
    await shows(page, 'Stopped.');
    await run(page, 'JavaScript', 'for (;;) console.log("flood");');
    await shows(page, 'The program printed too much and was ended.');
    await run(page, 'JavaScript', 'console.log("once", "more");');
    await shows(page, 'once more');
  });

  await test.step('Python is asked for, then runs', async () => {
    await run(page, 'Python', 'import sys\nprint("py", len(sys.stdin.read()) > 0)\nprint(1 / 0)');
    await button(page, 'Run it here').click();
    await shows(page, 'py True');
    await shows(page, 'ZeroDivisionError: division by zero');
    await run(
      page,
      'Python',
      `left = 1
import builtins, os
os.makedirs("/tmp/left/over")
for path in ("/tmp/left/over/file", "/home/left", "main.txt"):
    open(path, "w").write("left")
builtins.print = None`,
    );
    await shows(page, '(The program wrote nothing.)');
    await run(
      page,
      'Python',
      'import os\nprint("left" in globals(), os.listdir("/tmp"), os.listdir("."), os.path.exists("/home/left"))',
    );
    await shows(page, 'False [] [] False');
  });

  await test.step('nothing of the site can be reached from a program', async () => {
    await run(page, 'Python', SEARCHING);
    await shows(page, 'looked at some: True');
    await shows(page, 'ways out: []');
    await run(page, 'Python', ASKING);
    await shows(page, 'asked: []');
    // An interpreter that is told to go is replaced.
    await run(page, 'Python', 'import os\nos._exit(4)');
    await shows(page, 'It ended with exit code 4.');
    expect(asked.filter((url) => url.includes('hostile'))).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  });

  await test.step('a runner’s script comes with a policy that allows nothing else', async () => {
    const runners = asked.filter((url) => /-runner\.[^/]*js$|-runner\.js$/.test(url));
    expect(new Set(runners).size).toBe(2);
    for (const url of new Set(runners)) {
      const policy = (await context.request.get(url)).headers()['content-security-policy'];
      expect(policy).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
    }
  });
});
