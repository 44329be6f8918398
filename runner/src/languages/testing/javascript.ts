import type { Sample } from './sample';

export const javascript: Sample = {
  program: `
const [command, line] = require('fs').readFileSync(0, 'utf8').split('\\n');
const commands = {
  hello: () => console.log('Hello, World!'),
  read: () => console.log(line),
  throw: () => { throw new Error('thrown on purpose'); },
  cpu: () => { for (;;); },
  sleep: () => setTimeout(() => {}, 60000),
  memory: () => { const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length)); },
  output: () => { for (;;) require('fs').writeSync(1, 'x'.repeat(999) + '\\n'); },
  errors: () => { for (;;) require('fs').writeSync(2, 'x'.repeat(999) + '\\n'); },
  processes: () => {
    const children = [];
    try {
      for (let i = 0; i < 100; i += 1) {
        const child = require('child_process').spawn('sleep', ['60']);
        child.on('error', () => {
          process.stdout.write('refused\\n', () => process.exit(0));
        });
      }
    } catch { console.log('refused'); process.exit(0); }
  },
};
commands[command]();
`,
  broken: `console.log('never'); let x = ;`,
  compileError: /SyntaxError: Unexpected token/,
};
