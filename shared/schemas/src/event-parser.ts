/** Reads the text of a `text/event-stream` as browsers do. */

export interface ServerSentEvent {
  name: string;
  data: string;
}

export interface EventParser {
  /** The events that a further piece of text completes. */
  feed(text: string): ServerSentEvent[];
}

export function createEventParser(): EventParser {
  let rest = '';
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
      rest += text;
      // A CR at the end may be the first half of a line break.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      return lines.flatMap((line) => parseLine(line) ?? []);
    },
  };
}
