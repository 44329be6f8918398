/** The rules of the house for files outside of it, for tests that plant a mistake. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, mixed, object, string } from 'yup';
import { runTool } from '../processes/run-tool';
import { ROOT } from '../release/project';

const configSchema = object({
  jsPlugins: array(string().required()).required(),
  rules: mixed<object>().required(),
});

const reportSchema = object({
  diagnostics: array(
    object({
      code: string().default('parse'),
      filename: string().required(),
      message: string().required(),
      help: string().default(''),
    }),
  ).required(),
});

export interface Diagnostic {
  /** Below the root. */
  file: string;
  /** As the linter names it: `plugin(rule)`. */
  rule: string;
  message: string;
}

/** What the linter says of these files or folders, when `root` is the project. */
export async function lintIn(root: string, paths: readonly string[]): Promise<Diagnostic[]> {
  const text = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
  const config = configSchema.validateSync(JSON.parse(text));
  const here = {
    ...config,
    jsPlugins: config.jsPlugins.map((path) => join(ROOT, path)),
    rules: { ...config.rules, 'sopaan/import-zones': ['error', { root }] },
  };
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(here));
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { output } = await runTool(oxlint, ['--format=json', ...paths], { cwd: root });
  const { diagnostics } = reportSchema.validateSync(JSON.parse(output));
  return diagnostics.map(({ code, filename, message, help }) => ({
    file: filename,
    rule: code,
    message: `${message} ${help}`.trim(),
  }));
}
