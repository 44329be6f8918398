/** Checks that run third-party tools. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages } from '../lint/layers.js';
import { runTool } from '../processes/run-tool';
import type { Check } from './check';
import { typeGroups } from './type-groups';

const bin = (root: string, path: string) => join(root, 'node_modules', path);

async function runCheckTool(root: string, script: string, args: string[]): Promise<string[]> {
  const { ok, output } = await runTool(bin(root, script), args, { cwd: root });
  return ok ? [] : [output.trim() || `${script} failed without output`];
}

export const format: Check = {
  name: 'format',
  run: ({ root, write }) =>
    runCheckTool(root, 'oxfmt/bin/oxfmt', ['.', write ? '--write' : '--check']),
};

export const lint: Check = {
  name: 'lint',
  run: ({ root, write }) =>
    runCheckTool(root, 'oxlint/bin/oxlint', ['.', ...(write ? ['--fix'] : [])]),
};

export const unused: Check = {
  name: 'unused code',
  run: ({ root }) => runCheckTool(root, 'knip/bin/knip.js', ['--no-progress']),
};

export const types: Check = {
  name: 'types',
  run: async ({ root }) => {
    const problems: string[] = [];
    for (const project of typeGroups(root, typeScriptProjects(root))) {
      // Parallel checkers share no types, so each would infer the same types again.
      const args = ['-p', project, '--checkers', '1'];
      problems.push(...(await runCheckTool(root, 'typescript-native/bin/tsc', args)));
    }
    return problems;
  },
};

function typeScriptProjects(root: string): string[] {
  return workspacePackages(root)
    .flatMap(({ folder }) => [folder, `${folder}/server`])
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
