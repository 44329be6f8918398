import { engineFile } from './testing/engine-file';
import { javascriptLanguage } from './javascript-language';

const language = javascriptLanguage();
beforeAll(() => language.load([engineFile()]));

async function run(source: string, stdin = '', name = 'javascript') {
  const streams = { stdout: '', stderr: '' };
  const exit = await language.run({ language: name, source, stdin }, (stream, text) => {
    streams[stream] += text;
  });
  return { ...exit, ...streams };
}

/** Programs with the output of the server's Node for the same input. */
const programs: Array<[what: string, source: string, stdin: string, stdout: string]> = [
  ['the starter', starterProgram(), '7 8\nrest\n', '7 8\n'],
  [
    '/dev/stdin',
    `console.log(require('fs').readFileSync('/dev/stdin', 'utf8').length)`,
    'four',
    '4\n',
  ],
  ['a buffer', `console.log(require('fs').readFileSync(0).toString().trim())`, ' a \n', 'a\n'],
  [
    'stdin events',
    `let all = ''; process.stdin.setEncoding('utf8');
     process.stdin.on('data', (text) => { all += text; });
     process.stdin.on('end', () => console.log(all.split('\\n').length));`,
    'a\nb',
    '2\n',
  ],
  [
    'readline lines',
    `const rl = require('readline').createInterface({ input: process.stdin });
     const lines = []; rl.on('line', (line) => lines.push(line)).on('close', () => console.log(lines));`,
    'one\r\ntwo\n',
    "[ 'one', 'two' ]\n",
  ],
  [
    'for await over readline',
    `(async () => { for await (const line of require('node:readline').createInterface({ input: process.stdin }))
       console.log(line + '!'); })();`,
    'x\n\ny',
    'x!\n!\ny!\n',
  ],
  [
    'questions',
    `const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout });
     rl.question('Name? ', (name) => rl.question('Age? ', (age) => { console.log(name, age); rl.close(); }));`,
    'Asha\n9\n',
    'Name? Age? Asha 9\n',
  ],
  [
    '[R11] ticks before promises, including those added by a promise or timer',
    `const log = (name) => () => console.log(name);
     Promise.resolve().then(() => { log('promise 1')(); process.nextTick(log('tick of a promise')); }).then(log('promise 2'));
     process.nextTick(() => { log('tick 1')(); process.nextTick(log('tick of a tick')); queueMicrotask(log('micro of a tick')); });
     process.nextTick(log('tick 2'));
     setTimeout(() => { Promise.resolve().then(log('promise of a timer')); process.nextTick(log('tick of a timer')); });
     log('first')();`,
    '',
    'first\ntick 1\ntick 2\ntick of a tick\npromise 1\nmicro of a tick\npromise 2\ntick of a promise\ntick of a timer\npromise of a timer\n',
  ],
  [
    'the order of timers, promises and ticks',
    `setTimeout(() => console.log('late'), 5); setTimeout(() => console.log('soon'));
     const id = setTimeout(() => console.log('never'), 1); clearTimeout(id);
     Promise.resolve().then(() => console.log('promise')); queueMicrotask(() => console.log('micro'));
     console.log('first');`,
    '',
    'first\npromise\nmicro\nsoon\nlate\n',
  ],
  [
    'an interval',
    `let n = 0; const id = setInterval(() => { console.log(n); if (++n === 3) clearInterval(id); }, 1);`,
    '',
    '0\n1\n2\n',
  ],
  [
    'async',
    `const wait = (ms) => new Promise((done) => setTimeout(done, ms));
     async function main() { await wait(2); console.log(await Promise.all([1, wait(1).then(() => 2)])); } main();`,
    '',
    '[ 1, 2 ]\n',
  ],
  [
    'process',
    `process.on('exit', (code) => console.log('bye', code)); process.stdout.write('a'); process.stdout.write('b\\n');
     console.log(process.argv.length, typeof process.env.HOME); console.error('not here');`,
    '',
    'ab\n2 undefined\nbye 0\n',
  ],
  [
    'big numbers and texts',
    `console.log(2n ** 64n, (0.1 + 0.2).toFixed(2), [...'नमस्ते'].length, 'é'.normalize('NFD').length,
       [3, 20, 100].sort(), [1, 2, 3].at(-1), Object.groupBy ? 'new' : 'old', hoistedFunction());
     function hoistedFunction() { return 'ok'; }`,
    '',
    '18446744073709551616n 0.30 6 2 [ 100, 20, 3 ] 3 new ok\n',
  ],
];

function starterProgram(): string {
  return `const lines = require('node:fs').readFileSync(0, 'utf8').split('\\n');

// Read from lines and print the answer.
console.log(lines[0]);
`;
}

test.each(programs)(
  '[PR-029] a program has the same output in the browser as on the server: %s',
  async (_what, source, stdin, stdout) => {
    expect(await run(source, stdin)).toMatchObject({ stdout, code: 0 });
  },
);

test('transpiling TypeScript removes only the types', async () => {
  const source = `import * as fs from 'fs';
    declare const require: (name: string) => any;
    enum Size { Small = 1, Large }
    abstract class Shape { constructor(protected readonly name: string) {} abstract area(): number; }
    class Square extends Shape { constructor(private side: number) { super('square'); } area = (): number => this.side ** 2; }
    const square = new Square(3) satisfies Shape;
    console.log(square.area(), Size.Large, Size[1], fs.readFileSync(0, 'utf8') as string, [1, 2].map<number>((n) => n * 2));`;
  expect(await run(source, 'in', 'typescript')).toMatchObject({
    stdout: '9 2 Small in [ 2, 4 ]\n',
    stderr: '',
    code: 0,
  });
  const syntaxError = await run('const n: = 1;', '', 'typescript');
  expect(syntaxError).toMatchObject({ code: 1, compileError: expect.stringContaining('main.ts') });
});

test('an uncaught error ends a program and shows its location, and runs are isolated', async () => {
  const thrownError = await run('globalThis.left = 1;\nfunction f() {\n  null.x;\n}\nf();');
  expect(thrownError).toMatchObject({ code: 1, stdout: '' });
  expect(thrownError.stderr).toMatch(
    /^\/box\/main\.js:3\n\nTypeError: .*\n {4}at f \(\/box\/main\.js:3:/,
  );
  expect(thrownError.stderr).not.toContain('internal');
  expect((await run('console.log(typeof left);')).stdout).toBe('undefined\n');
  const rejected = await run(`async function main() { await 1; throw new Error('no'); }\nmain();`);
  expect(rejected).toMatchObject({ code: 1, stderr: expect.stringContaining('Error: no') });
  expect(await run('let x = ;')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('SyntaxError'),
  });
  expect(await run('function f() { f(); }\nf();')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('RangeError: Maximum call stack size exceeded'),
  });
});

test('a program ends on process.exit and when it runs out of memory', async () => {
  expect(await run('try { process.exit(3); } finally { for (;;) console.log(1); }')).toMatchObject({
    code: 3,
    stdout: '',
  });
  const greedy = await run('const all = new Uint8Array(1e9);');
  expect(greedy).toMatchObject({ outOfMemory: true });
});

test('browser APIs are not available to programs', async () => {
  const globalNames = [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'indexedDB',
    'caches',
    'self',
    'postMessage',
  ];
  const { stdout } = await run(
    `console.log(${JSON.stringify(globalNames)}.filter((name) => name in globalThis));
     import('/api/me').catch((error) => console.log(error.name));
     try { require('child_process'); } catch (error) { console.log(error.code); }`,
  );
  expect(stdout).toBe('[]\nMODULE_NOT_FOUND\nReferenceError\n');
});
