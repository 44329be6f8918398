import { PATH_PATTERN, patternsCover } from '@sopaan/contract/path-pattern';
import { findReservedPath, HOST_PATHS } from '@sopaan/contract/reserved-paths';
import hostConfig from '../host.config';
import { startTestSite } from './testing/test-site';

test('[P1] every path for which the edge itself responds is reserved', async () => {
  const site = await startTestSite();
  const lines = site.edge.printRoutes({ commonPrefix: false }).split('\n');
  await site.close();
  const paths = lines.flatMap(
    (line) => /^\S+ (?<path>\/\S+) \(/.exec(line)?.groups?.['path'] ?? [],
  );
  expect(paths).toContain('/-/set');
  // A pattern of a unit has no dots, so it cannot be a file such as robots.txt.
  const patterns = paths.filter((path) => PATH_PATTERN.test(path));
  expect(patterns.filter((path) => !findReservedPath('host', path))).toEqual([]);
});

test('[P1] the pages of the host are reserved for it', () => {
  const unreserved = hostConfig.routes.filter(({ path }) => !patternsCover(HOST_PATHS, path));
  expect(unreserved).toEqual([]);
});
