import { Command } from 'commander';
import { newFeature } from '../generators/new-feature';
import { ROOT } from '../release/project';

const program = new Command('npm run new').showHelpAfterError();
program
  .command('feature')
  .description(
    'creates a feature in a remote, for example: npm run new feature explore study-groups',
  )
  .argument('<remote>')
  .argument('<name>')
  .action(async (remote: string, name: string) => {
    const paths = await newFeature(ROOT, remote, name);
    console.log(['Created:', ...paths].join('\n  '));
    console.log(
      `\nNext: implement the endpoint in api/src/modules and render the component in a screen of remote-${remote}.`,
    );
  });
await program.parseAsync();
