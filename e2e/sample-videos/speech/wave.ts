/** The samples of a mono WAV file with 16 bits. */
export function readWave(file: Buffer, sampleRate: number): Float32Array {
  let offset = 12;
  while (offset < file.length) {
    const chunk = file.toString('latin1', offset, offset + 4);
    const size = file.readUInt32LE(offset + 4);
    const start = offset + 8;
    if (chunk === 'fmt ') checkFormat(file.subarray(start), sampleRate);
    if (chunk === 'data') return toSamples(file.subarray(start, start + size));
    offset = start + size + (size % 2);
  }
  throw new Error('The WAV file has no audio.');
}

function checkFormat(format: Buffer, sampleRate: number): void {
  // Channels, sample rate, bits per sample.
  const found = [format.readUInt16LE(2), format.readUInt32LE(4), format.readUInt16LE(14)];
  const expected = [1, sampleRate, 16];
  if (found.join() !== expected.join()) {
    throw new Error(`The WAV file has the format ${found.join()}, expected ${expected.join()}.`);
  }
}

function toSamples(data: Buffer): Float32Array {
  return Float32Array.from({ length: data.length / 2 }, (_, index) => {
    return data.readInt16LE(index * 2) / 32_768;
  });
}
