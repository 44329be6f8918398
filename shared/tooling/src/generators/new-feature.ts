import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '../processes/run-tool';
import { featureFiles } from './feature-files';

const NOUN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Writes the files of a feature and returns their paths. Never overwrites an existing file. */
export async function newFeature(
  root: string,
  remote: string,
  noun: string,
  oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt'),
): Promise<string[]> {
  if (!existsSync(join(root, `remote-${remote}`, 'package.json'))) {
    throw new Error(`Unknown remote "${remote}".`);
  }
  if (!NOUN.test(noun)) {
    throw new Error(
      `"${noun}" is not a valid feature name. Use a noun in kebab-case, such as study-groups.`,
    );
  }
  const files = featureFiles({ remote, noun });
  const existingPath = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existingPath) throw new Error(`${existingPath} already exists.`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const paths = Object.keys(files);
  await runTool(oxfmt, ['--write', ...paths], { cwd: root });
  return paths;
}
