/** Checks that commands, paths and links in the documents exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Check } from './check';
import { projectFiles } from './source-files';

const DOCUMENT = /^(?:[A-Z]+\.md|docs\/.*\.md)$/;
const COMMAND = /\bnpm (?:run ([a-z]+(?::[a-z]+)?)|(start|test))\b/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g;
const INLINE_CODE = /`([^`\n]+)`/g;
const PATH = /^(?:api|docs|e2e|host|shared|remote-[a-z]+|\.ci)\/[\w./{},-]+$/;
const GENERATED = /(?:^|\/)(?:dist|node_modules|var|test-results)(?:\/|$)/;

export const docs: Check = {
  name: 'docs',
  run: ({ root }) => {
    const documents = projectFiles(root).filter((path) => DOCUMENT.test(path));
    return [
      ...documents.flatMap((path) =>
        documentProblems(root, path, readFileSync(join(root, path), 'utf8')),
      ),
      ...decisionProblems(documents),
    ];
  },
};

export function documentProblems(root: string, document: string, text: string): string[] {
  const scripts = scriptsOf(root);
  const commands = [...text.matchAll(COMMAND)].map((match) => match[1] ?? match[2] ?? '');
  const links = [...text.matchAll(LINK)].map((match) => match[1] ?? '');
  const paths = [...text.matchAll(INLINE_CODE)].map((match) => match[1] ?? '');
  return [
    ...commands
      .filter((command) => !scripts.includes(command))
      .map((command) => `${document}: no such command: npm run ${command}`),
    ...links
      .filter((link) => !existsSync(join(root, dirname(document), link)))
      .map((link) => `${document}: broken link: ${link}`),
    ...paths
      .filter((path) => PATH.test(path) && !GENERATED.test(path))
      .flatMap(expandBraces)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document}: no such path: ${path}`),
  ];
}

/** Expands `a/{b,c}` to `a/b` and `a/c`. */
function expandBraces(path: string): string[] {
  const match = /^(.*?)\{([^}]*)\}(.*)$/.exec(path);
  if (!match) return [path];
  const [, before = '', inside = '', after = ''] = match;
  return inside.split(',').flatMap((part) => expandBraces(`${before}${part}${after}`));
}

function scriptsOf(root: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const has = typeof manifest === 'object' && manifest !== null && 'scripts' in manifest;
  return has ? Object.keys(manifest.scripts ?? {}) : [];
}

/** Numbers of decision records must be unique. */
function decisionProblems(documents: string[]): string[] {
  const seen = new Map<string, string>();
  return documents.flatMap((path) => {
    const number = /^docs\/decisions\/(\d{4})-/.exec(path)?.[1];
    const earlier = number && seen.get(number);
    if (number) seen.set(number, path);
    return earlier ? [`${path}: number ${number} is already used by ${earlier}`] : [];
  });
}
