import { join } from 'node:path';
import { ROOT } from '../release/project';
import { neededLibraries } from './remote';

test('requires the same ranges of shared libraries with and without the host in the checkout', () => {
  const withHost = neededLibraries(join(ROOT, 'host'));
  expect(withHost.map(({ version }) => version)).toContainEqual(expect.stringMatching(/^\^19\./));
  expect(neededLibraries(join(ROOT, 'no-host-here'))).toEqual(withHost);
});
