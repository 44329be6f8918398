import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { spokenForm } from '../lesson';
import { loadFlite } from './flite';
import { readWave } from './wave';

export const SAMPLE_RATE = 16_000;

const VOICE = 'slt';
/** Slightly slower than the voice's own pace, for learners. */
const STRETCH = '1.1';
/** The amplitude of the loudest sample of each sentence; 1 is the maximum. */
const PEAK = 0.7;
/** Samples with a lower amplitude at the start and the end count as silence. */
const SILENCE = 0.01;

/** The silence that is kept at each end. */
const MARGIN_SECONDS = 0.02;

/** The audio of a sentence, without silence around it. */
export type Speak = (sentence: string) => Float32Array;

export async function createSpeak(): Promise<Speak> {
  const flite = await loadFlite();
  return (sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'sopaan-speech-'));
    try {
      const options = ['-voice', VOICE, '--setf', `duration_stretch=${STRETCH}`];
      const wasi = new WASI({
        version: 'preview1',
        args: ['flite', ...options, '-t', spokenForm(sentence), '-o', '/out/speech.wav'],
        preopens: { '/out': folder },
        returnOnExit: true,
      });
      const instance = new WebAssembly.Instance(flite, { wasi_snapshot_preview1: wasi.wasiImport });
      const code = wasi.start(instance);
      if (code !== 0) throw new Error(`Flite ended with ${code} for "${sentence}".`);
      return trim(readWave(readFileSync(join(folder, 'speech.wav')), SAMPLE_RATE));
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

function trim(samples: Float32Array): Float32Array {
  const isLoud = (sample: number) => Math.abs(sample) > SILENCE;
  const margin = SAMPLE_RATE * MARGIN_SECONDS;
  const start = Math.max(0, samples.findIndex(isLoud) - margin);
  const speech = samples.slice(start, samples.findLastIndex(isLoud) + margin);
  const loudest = speech.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  return speech.map((sample) => (sample * PEAK) / loudest);
}
