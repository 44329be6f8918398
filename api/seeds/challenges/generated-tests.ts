import { createRandom, type Random } from '../random/random';

/** Hidden tests that are too large to write by hand: inputs at the limits and edge cases, generated. */
export interface GeneratedTests {
  /** The largest size that the statement allows: N, or whatever determines the size of an input. */
  largest: number;
  /** The size of an input. Throws if the input violates the statement. */
  size: (input: string) => number;
  /** The generators of inputs, by description, such as 'largest N, all equal'. */
  inputs: Readonly<Record<string, (random: Random) => string>>;
  /** If there is no slow solution, the reason: even the simplest correct solution is fast enough within the limits. */
  noSlowSolution?: string;
  measured: MeasuredTests;
}

/** Written by `npm run bench -- challenges --write`. */
export interface MeasuredTests {
  timeLimitMs: number;
  /** CPU time of the reference solutions on their slowest input, without the start of the language. */
  cpuMs: Readonly<Record<string, number>>;
  /** Digests of the correct outputs, by input. */
  outputs: Readonly<Record<string, string>>;
}

const SEED = 46;

/** Generates the inputs lazily, because together they take tens of megabytes. */
export function* generatedInputs({
  inputs,
}: GeneratedTests): Generator<{ name: string; input: string }> {
  for (const [name, generate] of Object.entries(inputs)) {
    yield { name, input: generate(createRandom(SEED)) };
  }
}
