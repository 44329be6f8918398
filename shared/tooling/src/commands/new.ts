import { newFeature } from '../generators/new-feature';
import { ROOT } from '../release/project';

const [kind, remote, noun] = process.argv.slice(2);
if (kind !== 'feature' || !remote || !noun) {
  throw new Error('Say what to make, for example: npm run new feature explore courses');
}

console.log('Made:');
for (const path of await newFeature(ROOT, remote, noun)) console.log(`  ${path}`);
console.log(
  `\nNext: serve the endpoint in api/src/modules, and show the component in a screen of remote-${remote}.`,
);
