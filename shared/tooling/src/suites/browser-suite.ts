import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { array, lazy, number, object, string, type ObjectSchema } from 'yup';
import { ensureChromium, ensureShell } from '../browser/chromium';
import type { Counts } from './suite';
import { runSuiteProgram } from './suite-program';

/** A spec file or a `describe` block with its content. */
interface Group {
  specs: Array<{
    title: string;
    tests: Array<{ projectName: string; results: Array<{ error?: { message: string } }> }>;
  }>;
  suites?: Group[];
}

const groupSchema: ObjectSchema<Group> = object({
  specs: array(
    object({
      title: string().required(),
      tests: array(
        object({
          projectName: string().required(),
          results: array(
            object({ error: object({ message: string().default('') }).default(undefined) }),
          ).required(),
        }),
      ).required(),
    }),
  ).required(),
  suites: array(lazy(() => groupSchema.default(undefined))),
});

const reportSchema = object({
  stats: object({
    expected: number().required(),
    unexpected: number().required(),
    flaky: number().required(),
    skipped: number().required(),
  }).required(),
  /** Errors outside of any test, for example while starting the site. */
  errors: array(object({ message: string().default('') })).default([]),
  suites: array(groupSchema).default([]),
});

/** Runs the end-to-end tests in Chromium on the built site. */
export async function browserSuite(root: string): Promise<Counts> {
  const chromium = await ensureChromium();
  const shell = await ensureShell();
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-browser-'));
  const file = join(folder, 'report.json');
  try {
    const cwd = join(root, 'e2e');
    const { output, notes } = await runSuiteProgram({
      command: process.execPath,
      args: [join(cwd, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=line,json'],
      cwd,
      echo: true,
      env: {
        CHROMIUM_PATH: chromium,
        CHROMIUM_SHELL: shell ?? '',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        FORCE_COLOR: '0',
      },
      report: file,
      // Playwright stops the site after it has written the report.
      graceMs: 30_000,
    });
    if (!existsSync(file)) throw new Error(`Playwright wrote no report:\n${output.trim()}`);
    const counts = readReport(readFileSync(file, 'utf8'));
    return { ...counts, notes: [...counts.notes, ...notes] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function readReport(text: string): Required<Counts> {
  const { stats, errors, suites } = reportSchema.validateSync(JSON.parse(text));
  const notes = [...errors.map(({ message }) => message), ...suites.flatMap(listFailures)];
  if (stats.flaky > 0) notes.push(`${stats.flaky} passed only after a retry`);
  if (stats.skipped > 0) notes.push(`${stats.skipped} tests were skipped`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notes,
  };
}

/** Longer reasons are cut; the full text is in the output above. */
const REASON_LINES = 20;

/** The failed tests with reasons, because often only the summary is read. */
function listFailures({ specs, suites = [] }: Group): string[] {
  const ownFailures = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.flatMap(({ error }) =>
        error ? [`[${projectName}] ${title}\n${shortReason(error)}`] : [],
      ),
    ),
  );
  return [...ownFailures, ...suites.flatMap(listFailures)];
}

function shortReason({ message }: { message: string }): string {
  return stripVTControlCharacters(message).split('\n').slice(0, REASON_LINES).join('\n');
}
