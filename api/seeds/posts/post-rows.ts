import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/config/package-root';
import { parsePostFile } from '../../src/modules/blog/markdown/parse-post-file';
import { postColumns } from '../../src/modules/blog/posts/stored-posts.repository';
import type { SeedClock } from '../clock/seed-clock';
import { sampleColumns, type SeedTable } from '../tables/seed-table';

const FOLDER = 'seeds/posts';
/** 9:30 in India. */
const PUBLISHED_AT_HOUR = 4;
const DAYS_BETWEEN = 9;

/**
 * The posts of the Markdown files in this folder. Their texts are about the product and true, so pages do not call them samples; the
 * rows are marked like all others, so that an operator can tell them from posts of the site.
 */
export function postTable(clock: SeedClock): SeedTable {
  const folder = join(packageRoot(), FOLDER);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const rows = files.map((name, index) => {
    const publishedAt = clock.at(-2 - index * DAYS_BETWEEN, PUBLISHED_AT_HOUR);
    return {
      ...postColumns(parsePostFile(readFileSync(join(folder, name), 'utf8'))),
      is_published: true,
      published_at: publishedAt,
      ...sampleColumns(publishedAt),
    };
  });
  return { name: 'posts', rows };
}
