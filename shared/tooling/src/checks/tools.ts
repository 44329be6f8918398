/** The checks that are other people's programs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages } from '../lint/layers.js';
import { runTool } from '../processes/run-tool';
import type { Check } from './check';
import { typeGroups } from './type-groups';

const bin = (root: string, path: string) => join(root, 'node_modules', path);

async function complaints(root: string, script: string, args: string[]): Promise<string[]> {
  const { ok, output } = await runTool(bin(root, script), args, { cwd: root });
  return ok ? [] : [output.trim() || `${script} failed without a word`];
}

export const format: Check = {
  name: 'format',
  run: ({ root, write }) =>
    complaints(root, 'oxfmt/bin/oxfmt', ['.', write ? '--write' : '--check']),
};

export const lint: Check = {
  name: 'lint',
  run: ({ root, write }) =>
    complaints(root, 'oxlint/bin/oxlint', ['.', ...(write ? ['--fix'] : [])]),
};

export const unused: Check = {
  name: 'unused code',
  run: ({ root }) => complaints(root, 'knip/bin/knip.js', ['--no-progress']),
};

export const types: Check = {
  name: 'types',
  run: async ({ root }) => {
    const problems: string[] = [];
    for (const project of typeGroups(root, typeScriptProjects(root))) {
      // Checkers share no types: each of several would work out the same ones again.
      const args = ['-p', project, '--checkers', '1'];
      problems.push(...(await complaints(root, 'typescript-native/bin/tsc', args)));
    }
    return problems;
  },
};

function typeScriptProjects(root: string): string[] {
  return workspacePackages(root)
    .flatMap(({ folder }) => [folder, `${folder}/server`])
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
