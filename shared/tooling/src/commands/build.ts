import { buildUnits } from '../release/build';
import { buildServers } from '../servers/build-servers';

const units = process.argv.slice(2);
const began = performance.now();
if (units.length === 0 || units.includes('host')) {
  for (const { name, fresh } of await buildServers()) {
    console.log(fresh ? `${name} is up to date` : `${name} built`);
  }
}
await buildUnits(units);
console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
