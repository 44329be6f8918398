/** The maximum number of characters of each stream. */
const MAX_CHARS = 65_536;

export type StreamName = 'stdout' | 'stderr';

/** The output of a program: each stream, and both interleaved in order of arrival. */
export class OutputBuffer {
  readonly texts = { stdout: '', stderr: '', output: '' };

  /** Returns false once the limit is exceeded. */
  append(stream: StreamName, text: string): boolean {
    const remainingChars = MAX_CHARS - this.texts[stream].length;
    const acceptedText = text.slice(0, remainingChars);
    this.texts[stream] += acceptedText;
    this.texts.output += acceptedText;
    return text.length <= remainingChars;
  }
}
