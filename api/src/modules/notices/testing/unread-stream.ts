import { createEventParser } from '@sopaan/schemas/api/event-stream-parser';
import { streamUnreadEndpoint, unreadSchema } from '@sopaan/schemas/notices/notice';

/** How long a notice may take to arrive, including one from another process. */
const DEADLINE_MS = 5_000;

export interface UnreadStream {
  /** The counts that have arrived so far. */
  counts: number[];
  /** Resolves when this is the latest count; rejects if it is not within `DEADLINE_MS`. */
  until(count: number): Promise<void>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the stream of a member's unread notices at the address of a server. */
export async function openUnreadStream(address: string, token: string): Promise<UnreadStream> {
  const controller = new AbortController();
  const response = await fetch(`${address}/api/${streamUnreadEndpoint.path}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: controller.signal,
  });
  if (!response.ok || !response.body) throw new Error(`the stream: ${response.status}`);
  const counts: number[] = [];
  const waiting = new Set<() => void>();
  const ended = read(response.body, (count) => {
    counts.push(count);
    for (const check of waiting) check();
  });
  return {
    counts,
    ended,
    until: (count) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(check);
        };
        const timer = setTimeout(() => {
          end();
          reject(
            new Error(`after ${DEADLINE_MS} ms the counts are ${counts.join(', ')}, not ${count}`),
          );
        }, DEADLINE_MS);
        const check = () => {
          if (counts.at(-1) !== count) return;
          end();
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () => controller.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, onCount: (count: number) => void) {
  const parser = createEventParser();
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) {
      for (const { data } of parser.feed(decoder.decode(chunk, { stream: true }))) {
        onCount(unreadSchema.validateSync(JSON.parse(data)).unread);
      }
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
