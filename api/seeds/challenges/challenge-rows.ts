import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNNABLE_LANGUAGES } from '@sopaan/schemas/practice/practice-options';
import type { SeedClock } from '../clock/seed-clock';
import { packageRoot } from '../../src/config/package-root';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import type { ChallengeSource } from './challenge-source';
import { conquestRounds } from './conquest-rounds';
import { dayChallenges } from './day-challenges';
import { generatedInputs } from './generated-tests';
import { challengeGuides } from './guides/challenge-guides';
import { starters } from './starters';
import { taskSentence } from './task-sentence';

const points = { Beginner: 10, Intermediate: 20, Advanced: 40, Expert: 80 } as const;

interface PlacedChallenge {
  id: string;
  source: ChallengeSource;
  round: number | null;
  day: number | null;
}

const placed: readonly PlacedChallenge[] = [
  ...conquestRounds
    .flatMap(({ challenges }, index) =>
      challenges.map((source) => ({ source, round: index + 1, day: null })),
    )
    .map((challenge, index) => ({ ...challenge, id: seedId('challenge', index) })),
  ...dayChallenges.map((source, index) => ({
    source,
    id: seedId('day', index),
    round: null,
    day: index + 1,
  })),
];

export function conquestRoundTable(clock: SeedClock): SeedTable {
  const rows = conquestRounds.map(({ title, summary }, index) => ({
    number: index + 1,
    title,
    summary,
    ...sampleColumns(clock.at(-60)),
  }));
  return { name: 'conquest_rounds', rows };
}

export function challengeTable(clock: SeedClock): SeedTable {
  const rows = placed.map(({ id, source, round, day }, index) => ({
    id,
    type: day === null ? 'code_conquest' : '100_days_code_conquest',
    title: source.title,
    summary: source.summary ?? taskSentence(source.statement),
    statement: source.statement.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    input_format: source.inputFormat,
    output_format: source.outputFormat,
    constraints: source.constraints,
    examples: source.examples.map(({ input, explanation }) => ({
      input,
      output: source.solve(input),
      explanation,
    })),
    starters,
    topics: source.topics,
    difficulty: source.difficulty,
    points: points[source.difficulty],
    round,
    day,
    position: index + 1,
    practice_type: source.practice?.type ?? 'Coding Challenges',
    programming_languages: RUNNABLE_LANGUAGES,
    exam_preparation: source.topics.some((topic) => gateTopics.has(topic)) ? ['GATE'] : [],
    project_type: source.practice?.projectType ?? '',
    test_format: source.practice?.format ?? 'Coding Questions',
    practice_mode: source.practice?.mode ?? 'Self-Paced',
    time_limit_ms: source.tests.measured.timeLimitMs,
    memory_limit_mb: 256,
    ...sampleColumns(clock.at(-60 - index)),
  }));
  return { name: 'challenges', rows };
}

export function challengeGuideTable(): SeedTable {
  const rows = challengeGuides.flatMap(({ name, challenge, guide: { hints, editorial } }) =>
    placed
      .filter(({ source }) => source === challenge)
      .map(({ id }) => ({ challenge_id: id, hints, editorial, solution: referenceSolution(name) })),
  );
  return { name: 'challenge_guides', rows };
}

function referenceSolution(name: string): string {
  return readFileSync(join(packageRoot(), 'seeds/challenges/solutions', `${name}.py`), 'utf8');
}

export interface ChallengeTestOptions {
  /** Whether to include the large generated tests. Generating them takes seconds. */
  generatedTests: boolean;
}

export function challengeTestTable(options: ChallengeTestOptions): SeedTable {
  const rows = placed.flatMap(({ id, source }) =>
    hiddenTests(source, options).map((test, index) => ({
      challenge_id: id,
      position: index + 1,
      ...test,
    })),
  );
  return { name: 'challenge_tests', rows };
}

function hiddenTests(
  { hiddenInputs, tests, solve }: ChallengeSource,
  { generatedTests }: ChallengeTestOptions,
) {
  const small = hiddenInputs.map((input) => ({
    input,
    output: solve(input),
    output_sha256: null,
  }));
  const generated = generatedTests ? [...generatedInputs(tests)] : [];
  return [
    ...small,
    ...generated.map(({ name, input }) => ({
      input,
      output: null,
      output_sha256: tests.measured.outputs[name] ?? '',
    })),
  ];
}

const gateTopics = new Set([
  'Graphs',
  'Dynamic programming',
  'Stacks',
  'Heaps',
  'Hashing',
  'Binary search',
]);

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
