import type { Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { collectReports } from '../testing/pages/failed-region';
import { expectSettled } from '../testing/pages/layout';
import { CHALLENGE } from '../testing/pages/sample';
import { expect, test } from '../testing/test';

const CHALLENGE_URL = paths.challenge('code_conquest', CHALLENGE.title, CHALLENGE.id);

/** Programs must not reach these APIs, which give access to the site or to its stored data. */
const ESCAPE_ROUTES = {
  function: [
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'postMessage'],
    ...['importScripts', 'Worker', 'BroadcastChannel', 'Request', 'FileReader'],
  ],
  object: ['indexedDB', 'caches', 'navigator', 'location'],
};

/** Searches the objects reachable from Python, for at most one second. */
const SEARCH_PROGRAM = `
import js, pyodide_js, time
from collections import deque
from pyodide.ffi import JsProxy

routes = ${JSON.stringify(ESCAPE_ROUTES)}
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
            if name in routes.get(value.typeof, ()) or getattr(value, "name", "") in routes["function"]:
                found.add(name)
            waiting.append(value)
print("searched enough:", len(seen) > 20)
print("escape routes:", sorted(found))
`;

/** Tries the known ways to send a request to the site. */
const REQUEST_PROGRAM = `
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
print("succeeded:", done)
`;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const expectText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 });

async function writeCode(page: Page, language: string, code: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Parts of the challenge' });
  await bar.getByRole('button', { name: 'Code' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption(language.toLowerCase());
  await page.getByRole('textbox', { name: `Your code in ${language}` }).fill(code);
}

async function runCode(page: Page, language: string, code: string): Promise<void> {
  await writeCode(page, language, code);
  await button(page, 'Run Code').click();
}

// The plain editor of a small viewport can be filled like any text area.
test.use({ viewport: { width: 360, height: 740 } });

test('[PR-029] [R11] without a code runner, the browser runs three languages, stops endless loops and contains programs', async ({
  page,
  context,
  signedIn,
  problems,
  baseURL,
}) => {
  void signedIn; // The test needs only the session.
  problems.allow(/status of 503/);
  problems.allow(/unsafe-eval/);
  const requestedUrls: string[] = [];
  context.on('request', (request) => requestedUrls.push(request.url()));
  await page.route('**/api/execute', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', message: 'Away.' } } }),
  );
  await page.goto(CHALLENGE_URL);
  await expectSettled(page);

  await test.step('JavaScript and TypeScript', async () => {
    await runCode(
      page,
      'JavaScript',
      'console.log("js", [require("fs").readFileSync(0, "utf8").length > 0]);',
    );
    await expectText(page, 'js [ true ]');
    await expectText(page, 'Ran in your browser');
    await runCode(page, 'TypeScript', 'const n: number = 20; console.log("ts", n + 1);');
    await expectText(page, 'ts 21');
  });

  await test.step('an endless loop does not block the page and is stopped', async () => {
    await runCode(page, 'JavaScript', 'console.log("before"); for (;;);');
    await expectText(page, 'The program took too long and was stopped.');
    await expectText(page, 'before');
    await runCode(page, 'JavaScript', 'for (;;);');
    await button(page, 'Stop').click();
    await expectText(page, 'Stopped.');
    await runCode(page, 'JavaScript', 'for (;;) console.log("flood");');
    await expectText(page, 'The program printed too much and was stopped.');
    await runCode(page, 'JavaScript', 'console.log("once", "more");');
    await expectText(page, 'once more');
  });

  await test.step('Python runs after confirmation', async () => {
    await runCode(
      page,
      'Python',
      'import sys\nprint("py", len(sys.stdin.read()) > 0)\nprint(1 / 0)',
    );
    await button(page, 'Run in this browser').click();
    await expectText(page, 'py True');
    await expectText(page, 'ZeroDivisionError: division by zero');
    await runCode(
      page,
      'Python',
      `left = 1
import builtins, os
os.makedirs("/tmp/left/over")
for path in ("/tmp/left/over/file", "/home/left", "main.txt"):
    open(path, "w").write("left")
builtins.print = None`,
    );
    await expectText(page, '(No output)');
    await runCode(
      page,
      'Python',
      'import os\nprint("left" in globals(), os.listdir("/tmp"), os.listdir("."), os.path.exists("/home/left"))',
    );
    await expectText(page, 'False [] [] False');
  });

  await test.step('programs cannot reach the site', async () => {
    await runCode(page, 'Python', SEARCH_PROGRAM);
    await expectText(page, 'searched enough: True');
    await expectText(page, 'escape routes: []');
    await runCode(page, 'Python', REQUEST_PROGRAM);
    await expectText(page, 'succeeded: []');
    // An interpreter that exits is replaced.
    await runCode(page, 'Python', 'import os\nos._exit(4)');
    await expectText(page, 'The program exited with code 4.');
    expect(requestedUrls.filter((url) => url.includes('hostile'))).toEqual([]);
    expect(requestedUrls.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  });

  await test.step('the workers have a restrictive content security policy', async () => {
    const runners = requestedUrls.filter((url) => /-runner\.[^/]*js$/.test(url));
    expect(new Set(runners).size).toBe(2);
    const starter = `${baseURL}/-/worker.js`;
    expect(new Set(page.workers().map((worker) => worker.url()))).toEqual(new Set([starter]));
    const policy = (await context.request.get(starter)).headers()['content-security-policy'];
    expect(policy).toBe("default-src 'none'; script-src blob: 'wasm-unsafe-eval'");
  });
});

test('[P7] a worker whose script was modified does not run, which is reported; the next attempt gets the original script', async ({
  page,
  signedIn,
  problems,
}) => {
  void signedIn; // The test needs only the session.
  problems.allow(/status of 503|integrity/);
  const reports = collectReports(page);
  await page.route('**/api/execute', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', message: 'Away.' } } }),
  );
  let isChanged = true;
  await page.route(/javascript-runner\.[^/]*js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: isChanged ? `${body} ` : body });
  });
  await page.goto(CHALLENGE_URL);
  await expectSettled(page);
  await runCode(page, 'JavaScript', 'console.log("ran", 1 + 1);');
  await expectText(page, 'The language could not be downloaded.');
  expect(page.workers()).toEqual([]);
  await expect.poll(() => reports.at(-1)).toMatchObject({ remote: 'practice', phase: 'screen' });

  isChanged = false;
  await button(page, 'Run Code').click();
  await expectText(page, 'ran 2');
});
