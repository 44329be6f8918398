import { createSeedClock } from '../clock/seed-clock';
import { challengeTable, challengeTestTable } from './challenge-rows';
import { conquestRounds } from './conquest-rounds';
import { dayChallenges } from './day-challenges';

const sources = [...conquestRounds.flatMap(({ challenges }) => challenges), ...dayChallenges];

test.each(sources.map((source) => [source.title, source] as const))(
  '%s has two examples, six or more hidden tests, and a robust reference solution',
  (_, { examples, hiddenInputs, solve }) => {
    expect(examples).toHaveLength(2);
    expect(hiddenInputs.length).toBeGreaterThanOrEqual(6);
    expect(hiddenInputs.length).toBeLessThanOrEqual(10);
    const inputs = [...examples.map(({ input }) => input), ...hiddenInputs];
    expect(new Set(inputs).size).toBe(inputs.length);
    for (const input of inputs) {
      const output = solve(input);
      // A trailing newline must not change the output.
      expect(solve(`${input}\n`)).toBe(output);
      expect(output).not.toMatch(/undefined|NaN|Infinity|^$/);
    }
  },
);

test.each([
  ['Ways Up the Steps', '5', '13'],
  ['Peaceful Queens', '8 0', '92'],
  ['Prime Houses', '7919', '1000 7919'],
  ['The Roman Clock Tower', '1994', 'MCMXCIV'],
  ['Distance Between Two Spellings', 'kitten\nsitting', '3'],
  ['Best Days of the Stall', '9\n-2 1 -3 4 -1 2 1 -5 4', '6'],
  ['Rain Held by the Terraces', '12\n0 1 0 2 1 0 1 3 2 1 2 1', '6 2'],
  ['Birthdays on 29 February', '1800 1900', '24'],
  ['Lost Spaces', 'aaaa\na aa', '5'],
  ['The Relief Truck', '3 50\n10 60\n20 100\n30 120', '220'],
])('%s gives a known result', (title, input, output) => {
  expect(sources.find((source) => source.title === title)?.solve(input)).toBe(output);
});

test('[R2] every test of a challenge is stored with the output of the reference solution or its digest', () => {
  const { rows } = challengeTestTable({ generatedTests: true });
  for (const { id, title } of challengeTable(createSeedClock(new Date())).rows) {
    const source = sources.find((one) => one.title === title);
    const stored = rows
      .filter((row) => row.challenge_id === id)
      .map(({ output, output_sha256: digest }) => output ?? digest);
    expect(stored).toEqual([
      ...(source?.hiddenInputs.map(source.solve) ?? []),
      ...Object.values(source?.tests.measured.outputs ?? {}),
    ]);
  }
});

test('[U17] the summary of each challenge names its task', () => {
  const { rows } = challengeTable(createSeedClock(new Date()));
  const summaries = rows.map(({ summary }) => String(summary));
  const withoutTask = summaries.filter(
    (summary) => !/\b(print|find|count|decide|write|put|pair|share|answer)\b/i.test(summary),
  );
  expect(withoutTask).toEqual([]);
  expect(summaries).toContain('Print the calmer readings, each rounded down to a whole number.');
});

test('the titles of challenges are unique', () => {
  expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length);
});
