import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores a guide with three hints for an existing challenge. */
export async function addGuide(database: Queryable, challengeId: string): Promise<void> {
  await insertRow(database, 'challenge_guides', {
    challenge_id: challengeId,
    hints: ['Try *small* numbers.', 'Sort them.', 'Use two ends.'],
    editorial: 'The **key** is the sum.',
    solution: 'print(42)',
  });
}
