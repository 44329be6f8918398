import { Command } from 'commander';
import { buildUnits } from '../release/build';
import { buildServers } from '../servers/build-servers';

const { args: units } = new Command('npm run build')
  .argument('[unit...]')
  .showHelpAfterError()
  .parse();
const startedAt = performance.now();
if (units.length === 0 || units.includes('host')) {
  for (const { name, isUpToDate } of await buildServers()) {
    console.log(isUpToDate ? `${name} is up to date` : `${name} built`);
  }
}
await buildUnits(units);
console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
