/** Checks that commands, paths, links and settings in the documents exist, and that the index of decisions is complete. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Check } from './check';
import { settingsProblems } from './documented-settings';
import { projectFiles } from './source-files';

const DOCUMENT = /^(?:[A-Z]+\.md|docs\/.*\.md|(?:.*\/)?README\.md)$/;
const COMMAND = /\bnpm (?:run ([a-z]+(?::[a-z]+)?)|(start|test))\b/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g;
const INLINE_CODE = /`([^`\n]+)`/g;
const PATH = /^(?:api|docs|e2e|host|media|runner|shared|remote-[a-z]+|\.ci)\/[\w./{},-]+$/;
/** A path in the README of a package, relative to the package. */
const PACKAGE_PATH = /^src\/[\w./{},-]+$/;
const GENERATED = /(?:^|\/)(?:dist|node_modules|var|test-results)(?:\/|$)/;
const DECISION = /^docs\/decisions\/(\d{4})-/;
const DECISION_INDEX = 'docs/decisions/README.md';

export const docs: Check = {
  name: 'docs',
  run: ({ root }) => {
    const files = projectFiles(root);
    const documents = files.filter((path) => DOCUMENT.test(path));
    return [
      ...documents.flatMap((path) =>
        documentProblems(root, path, readFileSync(join(root, path), 'utf8')),
      ),
      ...decisionProblems(root, documents),
      ...settingsProblems(root, files),
    ];
  },
};

export function documentProblems(root: string, document: string, text: string): string[] {
  const scripts = scriptNames(root);
  const commands = [...text.matchAll(COMMAND)].map((match) => match[1] ?? match[2] ?? '');
  const links = [...text.matchAll(LINK)].map((match) => match[1] ?? '');
  return [
    ...commands
      .filter((command) => !scripts.includes(command))
      .map((command) => `${document}: no such command: npm run ${command}`),
    ...links
      .filter((link) => !existsSync(join(root, dirname(document), link)))
      .map((link) => `${document}: broken link: ${link}`),
    ...pathsIn(document, text)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document}: no such path: ${path}`),
  ];
}

/** The paths in inline code, relative to the root. */
function pathsIn(document: string, text: string): string[] {
  const folder = dirname(document);
  return [...text.matchAll(INLINE_CODE)]
    .map((match) => match[1] ?? '')
    .flatMap((code) => {
      if (PATH.test(code)) return code;
      return folder !== '.' && PACKAGE_PATH.test(code) ? `${folder}/${code}` : [];
    })
    .filter((path) => !GENERATED.test(path))
    .flatMap(expandBraces);
}

/** Expands `a/{b,c}` to `a/b` and `a/c`. */
function expandBraces(path: string): string[] {
  const match = /^(.*?)\{([^}]*)\}(.*)$/.exec(path);
  if (!match) return [path];
  const [, before = '', inside = '', after = ''] = match;
  return inside.split(',').flatMap((part) => expandBraces(`${before}${part}${after}`));
}

function scriptNames(root: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const hasScripts = typeof manifest === 'object' && manifest !== null && 'scripts' in manifest;
  return hasScripts ? Object.keys(manifest.scripts ?? {}) : [];
}

/** Numbers of decision records must be unique, and the index must list each record with its title. */
function decisionProblems(root: string, documents: readonly string[]): string[] {
  const records = documents.filter((path) => DECISION.test(path));
  const index = existsSync(join(root, DECISION_INDEX))
    ? readFileSync(join(root, DECISION_INDEX), 'utf8')
    : '';
  const pathsByNumber = new Map<string, string>();
  return records.flatMap((path) => {
    const number = DECISION.exec(path)?.[1] ?? '';
    const earlier = pathsByNumber.get(number);
    pathsByNumber.set(number, path);
    const entry = `[${readTitle(root, path)}](${path.slice(dirname(path).length + 1)})`;
    return [
      ...(earlier ? [`${path}: number ${number} is already used by ${earlier}`] : []),
      ...(index.includes(entry) ? [] : [`${path}: ${DECISION_INDEX} does not list it as ${entry}`]),
    ];
  });
}

/** The first line without the number: `# 0001 Title`. */
function readTitle(root: string, record: string): string {
  const text = readFileSync(join(root, record), 'utf8');
  return /^# \d{4} (.*)$/m.exec(text)?.[1] ?? '';
}
