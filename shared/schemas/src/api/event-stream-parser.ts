/** Parses the text of a `text/event-stream` like a browser. */

export interface ServerSentEvent {
  name: string;
  data: string;
}

export interface EventParser {
  /** Feeds a chunk of text and returns the events that it completes. */
  feed(text: string): ServerSentEvent[];
}

export function createEventParser(): EventParser {
  let buffer = '';
  let name = '';
  let data: string[] = [];

  function parseLine(line: string): ServerSentEvent | undefined {
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
    feed(text) {
      buffer += text;
      // A CR at the end may be the first half of CRLF.
      const lines = buffer.split(/\r\n|\n|\r(?!$)/);
      buffer = lines.pop() ?? '';
      return lines.flatMap((line) => parseLine(line) ?? []);
    },
  };
}
