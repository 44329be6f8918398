import { constructorName } from './constructor-name';

/** The name of an error; that of its class if the class did not set one. */
function errorName(error: Error): string {
  const { name } = error;
  const className = constructorName(error);
  if (className === name || !name.endsWith('Error')) return name;
  return className.includes(name) ? className : `${className} [${name}]`;
}

/** The stack frames of the program, without those of the code in this folder. */
function stackFrames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at ') && !line.includes('node:internal'));
}

/** An error with its stack. */
export function formatError(error: Error): string {
  const name = errorName(error);
  const head = error.message ? `${name}: ${error.message}` : name;
  return [head, ...stackFrames(error)].join('\n');
}
