import { format } from './format';
import { formatError } from './format-error';
import type { Host } from './host';
import { inspect } from './inspect';

/** `console`, which writes to the streams of the host. */
export function createConsole(host: Host) {
  let indentation = '';
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  const writeTo = (stream: 'stdout' | 'stderr') => {
    return (...args: unknown[]) => {
      const text = format(...args);
      host[stream](`${indentation}${text.replaceAll('\n', `\n${indentation}`)}\n`);
    };
  };
  const out = writeTo('stdout');
  const err = writeTo('stderr');
  const elapsed = (label: string) =>
    `${label}: ${(Date.now() - (times.get(label) ?? 0)).toFixed(3)}ms`;
  const group = (...args: unknown[]) => {
    if (args.length > 0) out(...args);
    indentation += '  ';
  };
  return {
    log: out,
    info: out,
    debug: out,
    error: err,
    warn: err,
    trace: (...args: unknown[]) => err(`Trace: ${format(...args)}`),
    dir: (value: unknown, options?: { depth?: number | null }) => out(inspect(value, options)),
    table: (value: unknown) => out(value),
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indentation = indentation.slice(2);
    },
    assert: (condition: unknown, ...args: unknown[]) => {
      if (!condition)
        err(args.length > 0 ? `Assertion failed: ${format(...args)}` : 'Assertion failed');
    },
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      out(`${label}: ${counts.get(label)}`);
    },
    countReset: (label = 'default') => counts.delete(label),
    time: (label = 'default') => times.set(label, Date.now()),
    timeLog: (label = 'default') => out(elapsed(label)),
    timeEnd: (label = 'default') => out(elapsed(label)),
  };
}

/** The message that Node prints for an uncaught error. */
export function formatUncaughtError(error: unknown): string {
  const text = error instanceof Error ? formatError(error) : `Uncaught ${inspect(error)}`;
  const location = /\/box\/main\.js:\d+/.exec(error instanceof Error ? (error.stack ?? '') : '');
  return location ? `${location[0]}\n\n${text}\n` : `${text}\n`;
}
