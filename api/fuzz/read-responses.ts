import type { Socket } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Reads the responses on a connection in order. Returns undefined if the connection ends before a response is complete. */
export function readResponses(socket: Socket): () => Promise<RawResponse | undefined> {
  const chunks = socket[Symbol.asyncIterator]();
  let received = Buffer.alloc(0);

  /** Waits for more data; false at the end of the connection. */
  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next().catch(() => ({ done: true, value: undefined }));
    if (done === true || !Buffer.isBuffer(value)) return false;
    received = Buffer.concat([received, value]);
    return true;
  }

  async function take(length: number): Promise<Buffer | undefined> {
    while (received.length < length) if (!(await more())) return undefined;
    const bytes = received.subarray(0, length);
    received = received.subarray(length);
    return bytes;
  }

  async function takeUntil(mark: Buffer | string): Promise<string | undefined> {
    while (!received.includes(mark)) if (!(await more())) return undefined;
    const accepted = await take(received.indexOf(mark) + mark.length);
    return accepted?.toString('latin1').slice(0, -mark.length);
  }

  async function chunkedBody(): Promise<string | undefined> {
    const parts: Buffer[] = [];
    for (;;) {
      const size = Number.parseInt((await takeUntil('\r\n')) ?? '', 16);
      const part = Number.isNaN(size) ? undefined : await take(size + 2);
      if (!part) return undefined;
      if (size === 0) return Buffer.concat(parts).toString();
      parts.push(part.subarray(0, -2));
    }
  }

  async function bodyOf(status: number, headers: Record<string, string>) {
    if (status === 204 || status === 304) return '';
    if (headers['transfer-encoding'] !== undefined) return chunkedBody();
    return (await take(Number(headers['content-length'] ?? 0)))?.toString();
  }

  return async function next() {
    for (;;) {
      const head = await takeUntil(HEAD_END);
      if (head === undefined) return undefined;
      const [first = '', ...lines] = head.split('\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
      const headers = Object.fromEntries(
        lines.map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
      );
      // 100 Continue.
      if (status < 200) continue;
      const body = await bodyOf(status, headers);
      return body === undefined ? undefined : { status, headers, body };
    }
  };
}
