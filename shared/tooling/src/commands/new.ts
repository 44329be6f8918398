import { newFeature } from '../generators/new-feature';
import { ROOT } from '../release/project';

const [kind, remote, noun] = process.argv.slice(2);
if (kind !== 'feature' || !remote || !noun) {
  throw new Error(
    'Usage: npm run new feature <remote> <name>, for example: npm run new feature explore courses',
  );
}

console.log('Created:');
for (const path of await newFeature(ROOT, remote, noun)) console.log(`  ${path}`);
console.log(
  `\nNext: implement the endpoint in api/src/modules and render the component in a screen of remote-${remote}.`,
);
