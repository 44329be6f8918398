import type { CodeRun } from '@sopaan/schemas/code-runs/code-run';
import type { RunStep } from './run-state';

/** Text for the current step of a run. */
export function stepText(step: RunStep): string {
  if (step.name === 'sending') return 'Sending your code…';
  if (step.name === 'loading') return 'Preparing the language in your browser…';
  if (step.name === 'running')
    return step.count === 1 ? 'Running…' : `Running case ${step.number} of ${step.count}…`;
  if (step.name === 'retrying')
    return 'The server is busy. Your code will run as soon as possible.';
  return step.position <= 1 ? 'In queue: you are next.' : `In queue: position ${step.position}.`;
}

function formatTime(milliseconds: number): string {
  return milliseconds < 1_000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1_000).toFixed(2)} s`;
}

function formatMemory(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** Text for the outcome of a run; null if it succeeded. */
export function outcomeText({ run, compile }: CodeRun): string | null {
  if (compile && (compile.code !== 0 || compile.signal !== null))
    return 'The code could not be compiled.';
  if (run.message) return run.message;
  if (run.signal) return `The program was terminated by signal ${run.signal}.`;
  if (run.code) return `The program exited with code ${run.code}.`;
  return run.stderr === '' ? null : 'The program wrote to its error output.';
}

/** Exit code, time and memory, if known. */
export function runFacts({ run }: CodeRun): string[] {
  return [
    ...(run.code === null ? [] : [`Exit code ${run.code}`]),
    ...(run.cpu_time === null ? [] : [`Time ${formatTime(run.cpu_time)}`]),
    ...(run.memory === null ? [] : [`Memory ${formatMemory(run.memory)}`]),
  ];
}
