import { drawItems, REASONING_TEST, type StoredItem } from './reasoning-test';
import { solveMatrix } from './testing/solve-matrix';
import { solveSeries } from './testing/solve-series';
import { solveSyllogism } from './testing/solve-syllogism';
import { solveTurnedFigure } from './testing/solve-turned-figure';
import { readTexts } from './testing/read-texts';

const { questions: items } = REASONING_TEST;
const itemsOf = (topic: string) => items.filter((item) => item.topic === topic);
/** Functions that return the correct options, by topic. They use only the texts, including those of the pictures. */
const solvers: Readonly<
  Record<string, (question: string, options: readonly string[]) => number[]>
> = {
  'number-series': solveSeries,
  'figure-matrix': solveMatrix,
  'turned-figure': solveTurnedFigure,
  syllogism: solveSyllogism,
};

test('the reasoning test has 60 items, five of each kind and difficulty', () => {
  expect(items).toHaveLength(60);
  for (const topic of Object.keys(solvers)) {
    expect(itemsOf(topic).map(({ difficulty }) => difficulty)).toEqual(
      [1, 2, 3].flatMap((difficulty) => Array.from({ length: 5 }, () => difficulty)),
    );
  }
});

test('generating the reasoning test again gives the same items, so that their ids do not change', () => {
  expect(drawItems()).toEqual(items);
});

test('no two items of the reasoning test are equal, regardless of the order of their options', () => {
  const keys = items.map(({ question, options }) =>
    JSON.stringify([question, [...options].sort()]),
  );
  expect(new Set(keys).size).toBe(60);
  expect(new Set(items.map(({ id }) => id)).size).toBe(60);
});

test.each(items.map((item) => [item.topic, item.id, item] as const))(
  '%s %s: exactly one option is right, no two are equal, also in their texts',
  (topic, _id, { question, options, correctIndex }: StoredItem) => {
    const texts = options.map(readTexts);
    expect(new Set(options).size).toBe(options.length);
    expect(new Set(texts).size).toBe(options.length);
    expect(options.length).toBeGreaterThanOrEqual(5);
    expect(solvers[topic]?.(readTexts(question), texts)).toEqual([correctIndex]);
  },
);

test('the texts of pictures contain no bracket that would end them, and the items fit in a receipt', () => {
  for (const { question, options, format } of items) {
    for (const text of [question, ...options]) {
      expect(text.length).toBeLessThan(20_000);
      if (format === 'markup') expect(readTexts(text)).not.toMatch(/data:|\]/);
    }
  }
});
