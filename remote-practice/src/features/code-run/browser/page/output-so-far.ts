/** Characters of each stream. */
const LIMIT = 65_536;

export type StreamName = 'stdout' | 'stderr';

/** What a program has written, each stream by itself and both in the order of arrival. */
export class OutputSoFar {
  readonly texts = { stdout: '', stderr: '', output: '' };

  /** Answers whether there is room for more. */
  add(stream: StreamName, text: string): boolean {
    const room = LIMIT - this.texts[stream].length;
    const fitting = text.slice(0, room);
    this.texts[stream] += fitting;
    this.texts.output += fitting;
    return text.length <= room;
  }
}
