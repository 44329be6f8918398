import { StringDecoder } from 'node:string_decoder';

type Stream = 'stdout' | 'stderr';

export interface OutputText {
  /** Returns false once the limit of that stream has been exceeded. */
  add: (stream: Stream, bytes: Buffer) => boolean;
  end: () => { stdout: string; stderr: string; output: string };
}

/** Collects what a program prints, up to exactly the limit. */
export function collectOutput(limit: number): OutputText {
  const parts = { stdout: '', stderr: '', output: '' };
  const decoders = { stdout: new StringDecoder('utf8'), stderr: new StringDecoder('utf8') };
  const bytesLeft = { stdout: limit, stderr: limit };
  /** The streams that have exceeded their limit. */
  const fullStreams = new Set<Stream>();

  function append(stream: Stream, text: string): void {
    parts[stream] += text;
    parts.output += text;
  }

  return {
    add: (stream, bytes) => {
      const keptBytes = bytes.subarray(0, bytesLeft[stream]);
      bytesLeft[stream] -= keptBytes.length;
      if (keptBytes.length < bytes.length) fullStreams.add(stream);
      append(stream, decoders[stream].write(keptBytes));
      return !fullStreams.has(stream);
    },
    end: () => {
      for (const stream of ['stdout', 'stderr'] as const) {
        // An incomplete character at the limit is dropped.
        if (!fullStreams.has(stream)) append(stream, decoders[stream].end());
      }
      return { ...parts };
    },
  };
}
