import { constants } from 'node:os';

/** Two lines of `times` in the status of the shell outside: its own time, and that of its children. */
const TIME = /(\d+)m([\d.]+)s/g;

/** Milliseconds of processor time of the whole sandbox; null if it was ended before it could report. */
export function readCpuTime(status: string): number | null {
  const [, , user, system] = [...status.matchAll(TIME)].map(
    ([, minutes, seconds]) => Number(minutes) * 60_000 + Number(seconds) * 1_000,
  );
  return user === undefined || system === undefined ? null : Math.round(user + system);
}

export function readFirstProcess(status: string): number | null {
  const id = /"child-pid": (\d+)/.exec(status)?.[1];
  return id === undefined ? null : Number(id);
}

export interface ProcessEnd {
  code: number | null;
  signal: string | null;
}

/**
 * A shell returns 128 plus the number of a signal, a status that a program may return too. For a signal, the shell also prints a message,
 * except for these.
 */
const SILENT_SIGNALS = ['SIGINT', 'SIGPIPE'];

export function readEnding(status: string, control: string): ProcessEnd {
  const code = Number(/ended (\d+)/.exec(status)?.[1] ?? Number.NaN);
  if (Number.isNaN(code)) return { code: null, signal: 'SIGKILL' };
  const signal = Object.entries(constants.signals).find(([, number]) => code === 128 + number)?.[0];
  const hasMessage = control.replace('started\n', '').trim() !== '';
  if (signal !== undefined && (hasMessage || SILENT_SIGNALS.includes(signal)))
    return { code: null, signal };
  return { code, signal: null };
}

/** Whether the command was started. If not, the sandbox could not be created. */
export function hasStarted(control: string): boolean {
  return control.startsWith('started\n');
}

/** Whether the first process was waited for: its process ID may be reused. */
export function hasEnded(status: string): boolean {
  return status.includes('"exit-code"');
}
