/** Reads a `text/event-stream` like `EventSource`, but from any response, including one to a POST. */

import { createEventParser, type ServerSentEvent } from '@sopaan/schemas/api/event-stream-parser';

/** Yields the events of a stream. `onBytes` is called for all data that arrives, comments included. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const parser = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      yield* parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // The consumer may stop before the end of the stream.
    await reader.cancel().catch(() => undefined);
  }
}
