import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../config/package-root';

/** Files that may run SQL: see "How a module is written" in api/README.md. */
const RUNS_SQL = /\.(?:repository|personal-data|cleanup)\.ts$|-role-data\.ts$/;
/** Mails whose text needs rows that nothing else reads. */
const MAILS = ['applications/mails/application-received.ts'];
const TESTS = /\.test\.ts$|\/testing\//;

test('only repositories, personal data, role data and mails run SQL', () => {
  const folder = join(packageRoot(), 'src/modules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && ![RUNS_SQL, TESTS].some((one) => one.test(file)),
  );
  const running = files.filter((file) =>
    /\.query(?:<[^(]*>)?\(/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(running.filter((file) => !MAILS.includes(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
