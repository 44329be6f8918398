/**
 * Measures how long it takes to build, publish and promote a changed line, until new visitors get it: in
 * the largest remote and in a small one, in a checkout without builds and in one with. The remotes alternate. Compare only
 * numbers of one run; the goals are for the median of an idle machine.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { goalText } from '@sopaan/tooling/bench/goal-text';
import { writeResult } from '@sopaan/tooling/bench/write-result';
import { builtRelease } from '@sopaan/tooling/release/built-release';
import { table } from '@sopaan/tooling/terminal/table';
import { changeFile } from '../testing/builds/change-file';
import { copyProject } from '../testing/builds/project-copy';
import { startReleaseSite } from '../testing/sites/release-site';

const ROUNDS = 3;
const REMOTES = [
  {
    name: 'practice',
    file: 'remote-practice/src/screens/practice.screen.tsx',
    line: /(<PageTitle title=)"[^"]*"/,
    goal: { max: 20 },
  },
  {
    name: 'marketing',
    file: 'remote-marketing/src/screens/about.screen.tsx',
    line: /(<PageIntro\s+title=)"[^"]*"/,
    goal: { max: 8 },
  },
];

const site = await startReleaseSite();
const copy = copyProject();

/** Fails unless the page of a visitor without cookies has the release that was built. */
async function assertLive(name: string): Promise<void> {
  const release = builtRelease({ name, dir: join(copy, `remote-${name}`) })?.manifest.release;
  const page = await (await fetch(site.url, { headers: { 'user-agent': 'Mozilla/5.0' } })).text();
  if (release === undefined || !page.includes(release)) throw new Error(`${name} is not live`);
}

async function secondsUntilLive({ name, file, line }: (typeof REMOTES)[number], round: number) {
  changeFile(join(copy, file), line, `$1"Deployment ${round}"`);
  const startedAt = performance.now();
  await site.release(copy, 'publish', name);
  await site.release(copy, 'promote', name, '--why', 'Benchmark');
  await assertLive(name);
  return (performance.now() - startedAt) / 1000;
}

try {
  const cases = REMOTES.map((remote) => ({ remote, seconds: new Array<number>() }));
  for (const { name } of REMOTES) {
    rmSync(join(copy, `remote-${name}`, 'dist'), { recursive: true, force: true });
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { remote, seconds } of cases) {
      seconds.push(await secondsUntilLive(remote, round));
    }
  }
  const results = cases.map(({ remote, seconds: [first = 0, ...next] }) => {
    const [min = 0, median = 0, max = 0] = next.toSorted((a, b) => a - b);
    return { remote: remote.name, first, min, median, max, goal: goalText(median, remote.goal) };
  });
  const header = [
    'Seconds until a changed line is live',
    'first build',
    'min',
    'median',
    'max',
    'goal',
  ];
  const rows = results.map(({ remote, first, min, median, max, goal }) => [
    remote,
    ...[first, min, median, max].map((seconds) => seconds.toFixed(1)),
    goal,
  ]);
  console.log(`${table([header, ...rows]).join('\n')}\n`);
  writeResult('deploy', { unit: 'seconds', results });
} finally {
  rmSync(copy, { recursive: true, force: true });
  await site.stop();
}
