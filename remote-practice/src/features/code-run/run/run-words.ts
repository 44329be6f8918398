import type { CodeRun } from '@sopaan/schemas/code-run';
import type { RunStep } from './run-state';

/** What a running program is waiting for, for a person. */
export function stepWords(step: RunStep): string {
  if (step.at === 'sending') return 'Sending your code…';
  if (step.at === 'loading') return 'Getting the language ready in your browser…';
  if (step.at === 'running') return 'Running…';
  if (step.at === 'waiting') return 'The server is busy. Your code runs as soon as there is room.';
  return step.position <= 1 ? 'In queue: you are next.' : `In queue: position ${step.position}.`;
}

export function timeText(milliseconds: number): string {
  return milliseconds < 1_000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(2)} s`;
}

export function memoryText(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** How a run ended, where that is worth a word. */
export function endWords({ run, compile }: CodeRun): string | null {
  if (compile && (compile.code !== 0 || compile.signal !== null))
    return 'It could not be compiled.';
  if (run.message) return run.message;
  if (run.signal) return `It was ended by the signal ${run.signal}.`;
  if (run.code) return `It ended with exit code ${run.code}.`;
  return run.stderr === '' ? null : 'It wrote to its error output.';
}

/** Exit code, time and memory, as far as they are known. */
export function runFacts({ run }: CodeRun): string[] {
  return [
    ...(run.code === null ? [] : [`Exit code ${run.code}`]),
    ...(run.cpu_time === null ? [] : [`Time ${timeText(run.cpu_time)}`]),
    ...(run.memory === null ? [] : [`Memory ${memoryText(run.memory)}`]),
  ];
}
