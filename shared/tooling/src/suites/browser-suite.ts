import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, number, object, string } from 'yup';
import { ensureChromium } from '../browser/chromium';
import { runTool } from '../processes/run-tool';
import type { Counts } from './suite';

const reportSchema = object({
  stats: object({
    expected: number().required(),
    unexpected: number().required(),
    flaky: number().required(),
    skipped: number().required(),
  }).required(),
  /** What went wrong outside of any test, for example while the site was started. */
  errors: array(object({ message: string().default('') })).default([]),
});

/** The journeys in Chromium, on the built site. */
export async function browserSuite(root: string): Promise<Counts> {
  const chromium = await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-browser-'));
  const file = join(folder, 'report.json');
  try {
    const cwd = join(root, 'e2e');
    const { output } = await runTool(
      join(cwd, 'node_modules/@playwright/test/cli.js'),
      ['test', '--reporter=line,json'],
      {
        cwd,
        echo: true,
        env: {
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          FORCE_COLOR: '0',
        },
      },
    );
    if (!existsSync(file)) throw new Error(`Playwright wrote no report:\n${output.trim()}`);
    return readReport(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function readReport(text: string): Counts {
  const { stats, errors } = reportSchema.validateSync(JSON.parse(text));
  const notes = errors.map(({ message }) => message);
  if (stats.flaky > 0) notes.push(`${stats.flaky} passed only when tried again`);
  if (stats.skipped > 0) notes.push(`${stats.skipped} tests were skipped`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notes,
  };
}
