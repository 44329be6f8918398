import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, units } from '../release/project';

/**
 * Writes the few files in which a monolith of the same sources differs from the site: remotes are imported instead of loaded
 * at run time, and no shared libraries are provided.
 */
export function writeMonolithSource(dir: string): Map<RegExp, string> {
  mkdirSync(dir, { recursive: true });
  const remotes = units().filter(({ name }) => name !== 'host');
  const write = (name: string, lines: string[]) => {
    const file = join(dir, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const screenSource = join(ROOT, 'host/src/federation/screen-source');
  // With the extension, this import is not replaced by the monolith's own module.
  const pageSet = join(ROOT, 'host/src/federation/page-set.ts');
  const screens = write('remote-screens.ts', [
    'export class RemoteScreens {',
    '  constructor(remote) {',
    '    this.remote = remote;',
    '  }',
    '}',
  ]);
  const screen = write('remote-screen.ts', [
    `import { createStaticSource } from ${JSON.stringify(screenSource)};`,
    ...remotes.map(
      ({ name, dir: unit }) => `import ${name} from ${JSON.stringify(join(unit, 'src/remote'))};`,
    ),
    `const remotes = { ${remotes.map(({ name }) => name).join(', ')} };`,
    'export class RemoteScreen {',
    '  constructor({ remote }, { screen }) {',
    '    return createStaticSource(remote, () => remotes[remote.name].screens[screen]());',
    '  }',
    '}',
  ]);
  const set = write('page-set.ts', [
    ...remotes.map(
      ({ name, dir: unit }) =>
        `import ${name} from ${JSON.stringify(join(unit, 'remote.config'))};`,
    ),
    `import { readPageSet as readSet } from ${JSON.stringify(pageSet)};`,
    `const remotes = [${remotes.map(({ name }) => name).join(', ')}];`,
    'export const readPageSet = () => ({ ...readSet(), remotes });',
  ]);
  const provided = write('provided.ts', ['export {};']);
  return new Map([
    [/federation\/remote-screens$/, screens],
    [/federation\/remote-screen$/, screen],
    [/federation\/page-set$/, set],
    [/federation\/provided$/, provided],
  ]);
}

/** Folder of the monolith. It has the layout of the project, so that the same edge can serve it. */
export const MONOLITH_ROOT = join(ROOT, 'var/bench/monolith');
