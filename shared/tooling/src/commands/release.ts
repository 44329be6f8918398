/** `npm run release -- <subcommand>`: `release-command/subcommands.ts` lists the subcommands, each in its own file. */
import { wait } from '../registry/retry';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { runReleaseCommand } from '../release-command/run-release-command';
import { SUBCOMMANDS } from '../release-command/subcommands';

process.exitCode = await runReleaseCommand(SUBCOMMANDS, process.argv.slice(2), {
  root: ROOT,
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  build: (units, version, log) => buildUnits(units, { version, log }),
  wait,
});
