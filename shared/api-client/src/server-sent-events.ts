/** Reads a `text/event-stream` as browsers do, also one that answers a POST. */

import { createEventParser, type ServerSentEvent } from '@sopaan/schemas/event-parser';

/** The events of a stream. `onBytes` is called for whatever arrives, comments too. */
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
    // What has not been read is not wanted any more.
    await reader.cancel().catch(() => undefined);
  }
}
