import type { TestApp } from '../../../../testing/test-app';

const TIMES = [
  ['releases', 'published_at'],
  ['release_blobs', 'created_at'],
  ['release_history', 'at'],
  ['release_canaries', 'started_at'],
  ['release_canaries', 'ended_at'],
  ['release_previews', 'expires_at'],
  ['release_previews', 'revoked_at'],
] as const;

/** Moves all that the registry has recorded into the past. */
export async function ageReleases({ database }: TestApp, days: number): Promise<void> {
  for (const [table, column] of TIMES) {
    await database.query(`update ${table} set ${column} = ${column} - $1 * interval '1 day'`, [
      days,
    ]);
  }
}
