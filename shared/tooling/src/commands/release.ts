/** `npm run release -- list`: what has been built, and which release of each unit a new page is given. */
import { listReleases } from '../release/list-releases';

const USAGE = `Usage: npm run release -- list [--json]

  list    every built release of each unit, newest first; the one in use is marked`;

const [verb, ...rest] = process.argv.slice(2);
if (verb !== 'list' || rest.some((word) => word !== '--json')) {
  throw new Error(
    verb === undefined ? USAGE : `There is no verb ${[verb, ...rest].join(' ')}.\n${USAGE}`,
  );
}

const releases = listReleases();
if (rest.includes('--json')) console.log(JSON.stringify(releases, null, 1));
else if (releases.length === 0) console.log('Nothing has been built yet. Run npm run build.');
else {
  for (const { unit, release, current, built, brotli } of releases) {
    const size = `${(brotli / 1024).toFixed(1)} KiB`.padStart(11);
    console.log(
      `${current ? '*' : ' '} ${unit.padEnd(10)} ${release.padEnd(20)} ${size}  ${built}`,
    );
  }
}
