import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '../processes/run-tool';
import { featureFiles } from './feature-files';

const NOUN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Writes a feature and answers the paths of its files. Nothing that stands is overwritten. */
export async function newFeature(
  root: string,
  remote: string,
  noun: string,
  oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt'),
): Promise<string[]> {
  if (!existsSync(join(root, `remote-${remote}`, 'package.json'))) {
    throw new Error(`There is no remote "${remote}".`);
  }
  if (!NOUN.test(noun)) {
    throw new Error(
      `"${noun}" is no name for a feature: a noun in kebab-case, such as study-groups.`,
    );
  }
  const files = featureFiles({ remote, noun });
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already.`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const paths = Object.keys(files);
  await runTool(oxfmt, ['--write', ...paths], { cwd: root });
  return paths;
}
