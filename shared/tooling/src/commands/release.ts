/** `npm run release -- <verb>`: `release-command/verbs.ts` lists the verbs, each in its own file. */
import { wait } from '../registry/retry';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { runReleaseCommand } from '../release-command/run-release-command';
import { VERBS } from '../release-command/verbs';

process.exitCode = await runReleaseCommand(VERBS, process.argv.slice(2), {
  root: ROOT,
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  build: (units, version, log) => buildUnits(units, { version, log }),
  wait,
});
