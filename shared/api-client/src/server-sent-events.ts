/** Reads a `text/event-stream` as browsers do, also one that answers a POST. */

export interface ServerSentEvent {
  name: string;
  data: string;
}

interface Parser {
  /** The events that a further piece of text completes. */
  take(text: string): ServerSentEvent[];
}

/** The events of a stream. `onBytes` is called for whatever arrives, comments too. */
export async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const parser = newParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      yield* parser.take(decoder.decode(value, { stream: true }));
    }
  } finally {
    // What has not been read is not wanted any more.
    await reader.cancel().catch(() => undefined);
  }
}

function newParser(): Parser {
  let rest = '';
  let name = '';
  let data: string[] = [];

  function takeLine(line: string): ServerSentEvent | undefined {
    if (line === '') {
      const event = { name: name || 'message', data: data.join('\n') };
      const isEmpty = data.length === 0;
      [name, data] = ['', []];
      return isEmpty ? undefined : event;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return undefined;
  }

  return {
    take(text) {
      rest += text;
      // A CR at the end may be the first half of a line break.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      return lines.flatMap((line) => takeLine(line) ?? []);
    },
  };
}
