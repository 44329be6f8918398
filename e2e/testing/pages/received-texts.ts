import type { Page, Response } from '@playwright/test';

export interface ReceivedTexts {
  /** The API responses and WebSocket messages received so far. */
  data: () => Promise<string>;
  /** The same texts and all files loaded so far: pages, scripts and everything else. */
  all: () => Promise<string>;
}

/** Records what the page receives from now on. */
export function recordReceived(page: Page): ReceivedTexts {
  const data: Array<Promise<string>> = [];
  const files: Array<Promise<string>> = [];
  page.on('response', (response) => {
    // The response of a stream does not end, so it cannot be read.
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

/** The text of a response; empty for redirects and cancelled requests, whose text cannot be read. */
const textOf = (response: Response) => response.text().catch(() => '');
