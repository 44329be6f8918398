/** Runs the project's linter on files outside of the project, for tests of the rules. */
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
  /** Relative to the root. */
  file: string;
  /** In the linter's form: `plugin(rule)`. */
  rule: string;
  message: string;
}

/** Lints these files or folders with `root` as the project root. */
export async function lintIn(root: string, paths: readonly string[]): Promise<Diagnostic[]> {
  const text = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
  const projectConfig = configSchema.validateSync(JSON.parse(text));
  const config = {
    ...projectConfig,
    jsPlugins: projectConfig.jsPlugins.map((path) => join(ROOT, path)),
    rules: { ...projectConfig.rules, 'sopaan/import-zones': ['error', { root }] },
  };
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(config));
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { output } = await runTool(oxlint, ['--format=json', ...paths], { cwd: root });
  const { diagnostics } = reportSchema.validateSync(JSON.parse(output));
  return diagnostics.map(({ code, filename, message, help }) => ({
    file: filename,
    rule: code,
    message: `${message} ${help}`.trim(),
  }));
}
