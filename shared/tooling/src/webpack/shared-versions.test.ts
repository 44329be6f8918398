import { join } from 'node:path';
import { ROOT } from '../release/project';
import { neededLibraries } from './remote';

test('a checkout without the host states the same ranges of shared libraries as one with it', () => {
  const withHost = neededLibraries(join(ROOT, 'host'));
  expect(withHost.map(({ version }) => version)).toContainEqual(expect.stringMatching(/^\^19\./));
  expect(neededLibraries(join(ROOT, 'no-host-here'))).toEqual(withHost);
});
