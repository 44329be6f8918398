import { javascriptLanguage } from './javascript-language';
import { engineFile } from './testing/engine-file';
import { formattedArguments } from './testing/formatted-arguments';
import { inspectedValues } from './testing/inspected-values';

interface Util {
  format: (...args: unknown[]) => string;
}
interface Vm {
  runInNewContext: (code: string) => unknown;
}
const { format } = jest.requireActual<Util>('node:util');
const { runInNewContext } = jest.requireActual<Vm>('node:vm');

const argumentLists = [...inspectedValues.map((value) => `[${value}]`), ...formattedArguments];
const outputs = new Map<string, string>();

/** One program formats all arguments, because starting an engine for each would take longer. */
beforeAll(async () => {
  const language = javascriptLanguage();
  await language.load([engineFile()]);
  const lists = argumentLists.map((list) => `() => ${list}`).join(',');
  const source = `const { format } = require('util');
    console.log(JSON.stringify([${lists}].map((list) => format(...list()))));`;
  let stdout = '';
  await language.run({ language: 'javascript', source, stdin: '' }, (_stream, text) => {
    stdout += text;
  });
  const formatted: unknown = JSON.parse(stdout);
  if (!Array.isArray(formatted)) throw new Error('The program printed no list');
  argumentLists.forEach((list, index) => outputs.set(list, String(formatted[index])));
});

test.each(argumentLists)('[PR-029] the engine formats like Node: %s', (list) => {
  const args: unknown = runInNewContext(list);
  // The list belongs to another realm, so it is copied to an array of this one.
  expect(outputs.get(list)).toBe(format(...Object.values(Object(args))));
});
