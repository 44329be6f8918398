import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores a code conquest challenge with one hidden test; `row` overrides the defaults. */
export async function addChallenge(
  database: Queryable,
  row: { id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  await insertRow(database, 'challenges', {
    type: 'code_conquest',
    title: 'Pair with sum',
    summary: 'Find two numbers.',
    statement: '<p>Find two numbers.</p>',
    examples: JSON.stringify([{ input: '1 2\n3', output: '0 1', explanation: '1 + 2' }]),
    starters: JSON.stringify([{ language: 'python', code: 'n = input()' }]),
    difficulty: 'Beginner',
    ...row,
  });
  await insertRow(database, 'challenge_tests', {
    challenge_id: row.id,
    position: 1,
    input: 'secret input',
    output: 'secret output',
  });
}
