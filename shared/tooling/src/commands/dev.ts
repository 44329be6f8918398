/**
 * Runs the site from source. Named remotes are watched and the others run as built; without names everything is watched.
 * With `--against`, the other units and the data come from a deployed site.
 */
import { parseDevArguments } from '../dev/dev-arguments';
import { runAgainst } from '../dev/run-against';
import { runFromSource } from '../dev/run-from-source';
import { assertCanListen } from '../processes/listening';
import { ROOT, units } from '../release/project';
import { ensureDataDir } from '../settings/data-dir';
import { readStartSettings } from '../settings/start-settings';

const allUnits = units();
const { watched, against } = parseDevArguments(process.argv.slice(2), allUnits);
const settings = readStartSettings(process.env, ROOT);
ensureDataDir(settings.dataDir);
await assertCanListen(settings.host, settings.port);

const site = against
  ? await runAgainst(ROOT, settings, watched, against, console.log)
  : await runFromSource(ROOT, settings, allUnits, watched);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await site.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop());

const unitNames = watched.map(({ name }) => name).join(', ');
console.log(
  against
    ? `\n${unitNames} from source, inside ${against}: ${site.url}\n` +
        'Everything else, including the data, comes from that site: your actions there are real. Changes reload the page.'
    : `\nSopaan is running from source at ${site.url}: ${unitNames}`,
);
