import { constants } from 'node:os';

/** Of what the shell outside tells, two lines of `times`: the first is its own time, the second that of what it waited for. */
const TIME = /(\d+)m([\d.]+)s/g;

/** Milliseconds of processor time of the whole sandbox; null where it was ended before it could tell. */
export function usedTime(status: string): number | null {
  const [, , user, system] = [...status.matchAll(TIME)].map(
    ([, minutes, seconds]) => Number(minutes) * 60_000 + Number(seconds) * 1_000,
  );
  return user === undefined || system === undefined ? null : Math.round(user + system);
}

export function firstProcess(status: string): number | null {
  const id = /"child-pid": (\d+)/.exec(status)?.[1];
  return id === undefined ? null : Number(id);
}

export interface Ending {
  code: number | null;
  signal: string | null;
}

/**
 * A shell answers 128 and the signal's number, which a program may answer too. But about a signal it also says a word, except
 * about these.
 */
const SILENT = ['SIGINT', 'SIGPIPE'];

export function ending(status: string, notes: string): Ending {
  const code = Number(/ended (\d+)/.exec(status)?.[1] ?? Number.NaN);
  if (Number.isNaN(code)) return { code: null, signal: 'SIGKILL' };
  const signal = Object.entries(constants.signals).find(([, number]) => code === 128 + number)?.[0];
  const told = notes.replace('started\n', '').trim() !== '';
  if (signal !== undefined && (told || SILENT.includes(signal))) return { code: null, signal };
  return { code, signal: null };
}

/** Whether the command was begun. If not, the sandbox itself could not be made. */
export function hasStarted(notes: string): boolean {
  return notes.startsWith('started\n');
}

/** Whether the first process was waited for: its number is free again. */
export function hasEnded(status: string): boolean {
  return status.includes('"exit-code"');
}
