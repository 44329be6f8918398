import { createRandom, type Random } from '../random/random';

/** Hidden tests that are too large to be written by hand: a challenge's inputs at its limits and at its corners. */
export interface GeneratedTests {
  /** The largest size that the statement allows: N, or what else makes an input large. */
  largest: number;
  /** The size of an input. Throws where it is not what the statement promises. */
  size: (input: string) => number;
  /** By what each is: 'largest N, all equal'. */
  inputs: Readonly<Record<string, (random: Random) => string>>;
  /** Why `slow-solutions` has none: within the limits even the plainest right solution is fast enough. */
  noSlowSolution?: string;
  measured: MeasuredTests;
}

/** Written by `npm run bench -- challenges --write`. */
export interface MeasuredTests {
  timeLimitMs: number;
  /** Processor time of the reference solutions on the input that takes each the longest, without the start of the language. */
  cpuMs: Readonly<Record<string, number>>;
  /** By the name of the input: the digest of the right output. */
  outputs: Readonly<Record<string, string>>;
}

const SEED = 46;

/** One after the other, as they are asked for: together they take tens of megabytes. */
export function* generatedInputs({
  inputs,
}: GeneratedTests): Generator<{ name: string; input: string }> {
  for (const [name, generate] of Object.entries(inputs)) {
    yield { name, input: generate(createRandom(SEED)) };
  }
}
