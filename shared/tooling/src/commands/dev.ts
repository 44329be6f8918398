/**
 * The site from source. Named remotes are watched and the others run as built; without names everything is watched.
 * With `--against`, the others and the data are those of a deployed site.
 */
import { parseDevArguments } from '../dev/dev-arguments';
import { runAgainst } from '../dev/run-against';
import { runFromSource } from '../dev/run-from-source';
import { assertCanListen } from '../processes/listening';
import { ROOT, units } from '../release/project';
import { ensureDataFolder } from '../settings/data-folder';
import { readStartSettings } from '../settings/start-settings';

const all = units();
const { watched, against } = parseDevArguments(process.argv.slice(2), all);
const settings = readStartSettings(process.env, ROOT);
ensureDataFolder(settings.dataFolder);
await assertCanListen(settings.host, settings.port);

const site = against
  ? await runAgainst(ROOT, settings, watched, against, console.log)
  : await runFromSource(ROOT, settings, all, watched);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await site.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

const names = watched.map(({ name }) => name).join(', ');
console.log(
  against
    ? `\n${names} from source, inside ${against}: ${site.url}\n` +
        'The rest, and the data, are that site’s: what you do there is real. A change loads the page anew.'
    : `\nSopaan runs from source at ${site.url}: ${names}`,
);
