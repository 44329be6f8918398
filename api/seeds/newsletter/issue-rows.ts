import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/config/package-root';
import { parseIssue } from '../../src/modules/newsletter/issues/parse-issue';
import type { SeedClock } from '../clock/seed-clock';
import type { SeedTable } from '../tables/seed-table';

const FOLDER = 'seeds/newsletter';
/** 8:30 in India. */
const STARTED_AT_HOUR = 3;
const DAYS_BETWEEN = 7;

/** The issues of the Markdown files in this folder. They were sent to nobody, which their pages say. */
export function newsletterIssueTable(clock: SeedClock): SeedTable {
  const folder = join(packageRoot(), FOLDER);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const rows = files.map((name, index) => {
    const { slug, ...issue } = parseIssue(readFileSync(join(folder, name), 'utf8'));
    const startedAt = clock.at(-6 - index * DAYS_BETWEEN, STARTED_AT_HOUR);
    return {
      ...{ id: slug, ...issue },
      recipient_count: 0,
      started_at: startedAt,
      updated_at: startedAt,
      queued_at: startedAt,
      sample: true,
    };
  });
  return { name: 'newsletter_issues', rows };
}
