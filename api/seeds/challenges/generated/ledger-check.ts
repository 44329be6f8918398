import type { GeneratedTests } from '../generated-tests';
import { InputReader } from '../input-reader';
import measured from '../measured/ledger-check.json';

const LARGEST = 100_000;

/** Blocks whose hashes fit, except for the amounts of tampered ones, so that the inputs need no hand-made hashes. */
export function chain(amounts: readonly number[], tampered: readonly number[] = []): string {
  const changed = new Set(tampered);
  let previous = 7;
  const blocks = amounts.map((amount, index) => {
    previous = (previous * 31 + amount) % 10_007;
    return `${changed.has(index) ? amount + 1 : amount} ${previous}`;
  });
  return `${amounts.length}\n${blocks.join('\n')}`;
}

function amounts(count: number, amount: () => number): number[] {
  return Array.from({ length: count }, amount);
}

export const ledgerCheckTests: GeneratedTests = {
  largest: LARGEST,
  size(input) {
    const reader = new InputReader(input);
    const [count] = reader.row([1, LARGEST]);
    for (let left = count; left > 0; left -= 1) reader.row([0, 1e9], [0, 10_006]);
    reader.end();
    return count;
  },
  inputs: {
    'two wrong blocks: the first counts': ({ between }) =>
      chain(
        amounts(50, () => between(0, 99)),
        [20, 40],
      ),
    'every block wrong': ({ between }) =>
      chain(
        amounts(50, () => between(0, 99)),
        Array.from({ length: 50 }, (_, index) => index),
      ),
    'largest N, the last block wrong': ({ between }) =>
      chain(
        amounts(LARGEST, () => between(0, 9)),
        [LARGEST - 1],
      ),
    'largest amounts': () => chain(amounts(1_000, () => 1e9)),
  },
  measured,
};
