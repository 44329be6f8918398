import type { Socket } from 'node:net';

export interface ReadAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** The answers on a connection, in their order; each is undefined when the connection ended before it was whole. */
export function answersOn(socket: Socket): () => Promise<ReadAnswer | undefined> {
  const chunks = socket[Symbol.asyncIterator]();
  let received = Buffer.alloc(0);

  /** Waits for more; false when nothing more comes. */
  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next().catch(() => ({ done: true, value: undefined }));
    if (done === true || !Buffer.isBuffer(value)) return false;
    received = Buffer.concat([received, value]);
    return true;
  }

  async function take(length: number): Promise<Buffer | undefined> {
    while (received.length < length) if (!(await more())) return undefined;
    const taken = received.subarray(0, length);
    received = received.subarray(length);
    return taken;
  }

  async function takeUntil(mark: Buffer | string): Promise<string | undefined> {
    while (!received.includes(mark)) if (!(await more())) return undefined;
    const taken = await take(received.indexOf(mark) + mark.length);
    return taken?.toString('latin1').slice(0, -mark.length);
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
          const at = line.indexOf(':');
          return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
        }),
      );
      // 100: go on.
      if (status < 200) continue;
      const body = await bodyOf(status, headers);
      return body === undefined ? undefined : { status, headers, body };
    }
  };
}
