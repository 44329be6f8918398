/** Checks names and sizes of files: kebab-case, no generic names such as utils, no index files, at most 250 lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check';
import { projectFiles } from './source-files';

const CODE = /\.(?:[cm]?[jt]sx?|css|sql)$/;
const KEBAB = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const GENERIC_NAMES = /(?:^|\/)(?:utils?|common|helpers?|misc|lib)(?:\/|\.[a-z]+$)/;
const FACADE = /^shared\/ui\/src\/(?:core|display|panels|forms)\/index\.ts$/;
const MAX_LINES = 250;

export const files: Check = {
  name: 'files',
  run: ({ root }) =>
    projectFiles(root)
      .filter((path) => CODE.test(path))
      .flatMap((path) => [
        ...nameProblems(path),
        ...sizeProblems(path, readFileSync(join(root, path), 'utf8')),
      ]),
};

export function nameProblems(path: string): string[] {
  const problems: string[] = [];
  const invalidPart = path.split('/').find((part) => !KEBAB.test(part.replace(/^\./, '')));
  if (invalidPart) problems.push(`${path}: "${invalidPart}" is not kebab-case`);
  if (GENERIC_NAMES.test(path))
    problems.push(`${path}: name it after what it holds, not generically`);
  if (/(?:^|\/)index\.[jt]sx?$/.test(path) && !FACADE.test(path)) {
    problems.push(`${path}: no index files; package.json lists what is public`);
  }
  return problems;
}

export function sizeProblems(path: string, content: string): string[] {
  const lines = content.replace(/\n$/, '').split('\n').length;
  return lines > MAX_LINES ? [`${path}: ${lines} lines, at most ${MAX_LINES}`] : [];
}
