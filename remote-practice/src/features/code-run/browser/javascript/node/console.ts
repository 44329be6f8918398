import { errorText, inspect } from './inspect';
import { format } from './format';
import type { Host } from './host';

/** `console`, on the two streams of the host. */
export function consoleOf(host: Host) {
  let indentation = '';
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  const to = (stream: 'stdout' | 'stderr') => {
    return (...args: unknown[]) => {
      const text = format(...args);
      host[stream](`${indentation}${text.replaceAll('\n', `\n${indentation}`)}\n`);
    };
  };
  const out = to('stdout');
  const err = to('stderr');
  const passed = (label: string) =>
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
    assert: (truth: unknown, ...args: unknown[]) => {
      if (!truth)
        err(args.length > 0 ? `Assertion failed: ${format(...args)}` : 'Assertion failed');
    },
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      out(`${label}: ${counts.get(label)}`);
    },
    countReset: (label = 'default') => counts.delete(label),
    time: (label = 'default') => times.set(label, Date.now()),
    timeLog: (label = 'default') => out(passed(label)),
    timeEnd: (label = 'default') => out(passed(label)),
  };
}

/** What Node says of an error that nobody caught. */
export function uncaughtText(error: unknown): string {
  const text = error instanceof Error ? errorText(error) : `Uncaught ${inspect(error)}`;
  const place = /\/box\/main\.js:\d+/.exec(error instanceof Error ? (error.stack ?? '') : '');
  return place ? `${place[0]}\n\n${text}\n` : `${text}\n`;
}
