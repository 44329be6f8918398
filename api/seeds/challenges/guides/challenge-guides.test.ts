import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainText } from '../../../src/html/plain-text';
import { markdownToHtml } from '../../../src/html/markdown';
import { CHALLENGES_FOLDER } from '../challenge-programs';
import { conquestRounds } from '../conquest-rounds';
import { challengeGuideTable } from '../challenge-rows';
import { dayChallenges } from '../day-challenges';
import { challengeGuides } from './challenge-guides';

const sources = [...conquestRounds.flatMap(({ challenges }) => challenges), ...dayChallenges];

test('every challenge has a guide', () => {
  const guided = new Set(challengeGuides.map(({ challenge }) => challenge.title));
  const titles = sources.map(({ title }) => title);
  expect(titles.filter((title) => !guided.has(title))).toEqual([]);
  expect(challengeGuideTable().rows).toHaveLength(titles.length);
});

test('guides have the names of the files of their challenges', () => {
  const solutions = readdirSync(join(CHALLENGES_FOLDER, 'solutions'));
  const names = challengeGuides.map(({ name }) => `${name}.py`);
  expect(names.filter((name) => !solutions.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each(challengeGuides.map(({ name, guide }) => [name, guide] as const))(
  '%s has two or three hints of one paragraph, and an editorial without a program',
  (_, { hints, editorial }) => {
    expect([2, 3]).toContain(hints.length);
    for (const hint of hints) expect(markdownToHtml(hint)).toMatch(/^<p>[^]*<\/p>$/);
    for (const hint of hints) expect(markdownToHtml(hint).match(/<p>/g)).toHaveLength(1);
    expect(plainText(markdownToHtml(editorial)).length).toBeGreaterThan(300);
    expect(editorial).not.toContain('```');
  },
);
