/** Series of numbers that are continued. */
import type { Random } from '../../../seeds/random/random';
import type { Difficulty, ReasoningItem } from '../reasoning-item';

interface Series {
  /** The shown numbers, and the correct answer at the end. */
  terms: readonly number[];
  explanation: string;
}

type Rule = (random: Random) => Series;

/** `count` terms, each computed from its position and the terms before it. */
function build(
  count: number,
  first: readonly number[],
  next: (previous: number, index: number, beforePrevious: number) => number,
): number[] {
  const terms = [...first];
  while (terms.length < count) {
    terms.push(next(terms.at(-1) ?? 0, terms.length, terms.at(-2) ?? 0));
  }
  return terms;
}

const sum: Rule = (random) => {
  const step = random.between(6, 14);
  const terms = build(6, [random.between(3, 30)], (previous) => previous + step);
  return { terms, explanation: `Each number is ${step} more than the one before.` };
};

const difference: Rule = (random) => {
  const step = random.between(4, 9);
  const terms = build(6, [random.between(80, 120)], (previous) => previous - step);
  return { terms, explanation: `Each number is ${step} less than the one before.` };
};

const product: Rule = (random) => {
  const factor = random.between(2, 3);
  const terms = build(6, [random.between(2, 7)], (previous) => previous * factor);
  return { terms, explanation: `Each number is ${factor} times the one before.` };
};

const growingSteps: Rule = (random) => {
  const step = random.between(2, 5);
  const growth = random.between(2, 4);
  const terms = build(
    7,
    [random.between(2, 15)],
    (previous, index) => previous + step + growth * index,
  );
  return { terms, explanation: `The difference to the next number grows by ${growth} each time.` };
};

const productAndSum: Rule = (random) => {
  const factor = random.between(2, 3);
  const added = random.between(1, 7);
  const terms = build(6, [random.between(2, 6)], (previous) => previous * factor + added);
  return { terms, explanation: `Each number is ${factor} times the one before, plus ${added}.` };
};

const upAndDown: Rule = (random) => {
  const up = random.between(9, 15);
  const down = random.between(2, 7);
  const terms = build(8, [random.between(5, 20)], (previous, index) =>
    index % 2 === 1 ? previous + up : previous - down,
  );
  return { terms, explanation: `The series goes up by ${up} and down by ${down} in turn.` };
};

const twoSeries: Rule = (random) => {
  const steps = [random.between(3, 6), -random.between(2, 5)] as const;
  const first = [random.between(4, 12), random.between(40, 60)];
  const terms = build(
    8,
    first,
    (_previous, index, beforePrevious) => beforePrevious + (steps[index % 2 === 0 ? 0 : 1] ?? 0),
  );
  const explanation = `Two series take turns: one goes up by ${steps[0]}, the other down by ${-steps[1]}.`;
  return { terms, explanation };
};

const sumOfTwo: Rule = (random) => {
  const added = random.between(1, 4);
  const first = [random.between(1, 5), random.between(6, 9)];
  const terms = build(
    7,
    first,
    (previous, _index, beforePrevious) => previous + beforePrevious + added,
  );
  const explanation = `Each number is the sum of the two before, plus ${added}.`;
  return { terms, explanation };
};

const doublingSteps: Rule = (random) => {
  const step = random.between(3, 7);
  const terms = build(
    7,
    [random.between(4, 25)],
    (previous, index) => previous + step * 2 ** (index - 1),
  );
  return { terms, explanation: 'The difference to the next number doubles each time.' };
};

const twiceAndPlus: Rule = (random) => {
  const added = random.between(3, 8);
  const terms = build(8, [random.between(2, 5)], (previous, index) =>
    index % 2 === 1 ? previous * 2 : previous + added,
  );
  return { terms, explanation: `The numbers are doubled and increased by ${added} in turn.` };
};

const RULES: Readonly<Record<Difficulty, readonly Rule[]>> = {
  1: [sum, product, difference, growingSteps, product],
  2: [productAndSum, upAndDown, twoSeries, growingSteps, upAndDown],
  3: [sumOfTwo, doublingSteps, twiceAndPlus, sumOfTwo, twiceAndPlus],
};

export function numberSeries(random: Random, difficulty: Difficulty, index: number): ReasoningItem {
  const rules = RULES[difficulty];
  const rule = rules[index % rules.length] ?? sum;
  const { terms, explanation } = rule(random);
  const shown = terms.slice(0, -1);
  const correct = terms.at(-1) ?? 0;
  const last = shown.at(-1) ?? 0;
  const step = last - (shown.at(-2) ?? 0);
  // Typical mistakes: small miscalculations, or repeating the last step.
  const mistakes = random.shuffled([
    correct - 2,
    correct - 1,
    correct + 1,
    correct + 2,
    correct + 10,
  ]);
  const wrong = [...new Set([last + step, ...mistakes])].filter((number) => number !== correct);
  return {
    format: 'text',
    question: `Which number comes next: ${shown.join(', ')}, …?`,
    correct: String(correct),
    wrong: wrong.slice(0, 4).map(String),
    explanation,
  };
}
