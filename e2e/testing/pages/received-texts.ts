import type { Page, Response } from '@playwright/test';

export interface ReceivedTexts {
  /** Responses of the API and messages of WebSockets so far. */
  data: () => Promise<string>;
  /** Those and all files so far: pages, scripts and whatever else the browser has loaded. */
  all: () => Promise<string>;
}

/** Records what the page receives from now on. */
export function recordReceived(page: Page): ReceivedTexts {
  const data: Array<Promise<string>> = [];
  const files: Array<Promise<string>> = [];
  page.on('response', (response) => {
    // A stream has no end.
    if (response.headers()['content-type']?.includes('event-stream')) return;
    (response.url().includes('/api/') ? data : files).push(textOf(response));
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => data.push(Promise.resolve(String(payload)))),
  );
  const join = async (texts: ReadonlyArray<Promise<string>>) =>
    (await Promise.all(texts)).join('\n');
  return { data: () => join(data), all: () => join([...data, ...files]) };
}

/** Redirects and requests that the page has cancelled have no text. */
const textOf = (response: Response) => response.text().catch(() => '');
