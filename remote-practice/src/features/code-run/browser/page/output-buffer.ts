/** Per stream. */
const MAX_CHARS = 65_536;

export type StreamName = 'stdout' | 'stderr';

/** The output of a program: each stream, and both interleaved in order of arrival. */
export class OutputBuffer {
  readonly texts = { stdout: '', stderr: '', output: '' };

  /** Returns false once the limit is exceeded. */
  append(stream: StreamName, text: string): boolean {
    const room = MAX_CHARS - this.texts[stream].length;
    const fitting = text.slice(0, room);
    this.texts[stream] += fitting;
    this.texts.output += fitting;
    return text.length <= room;
  }
}
