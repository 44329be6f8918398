import type { CodeRun, PistonStage } from '@sopaan/schemas/code-runs/code-run';

export function aRunStage(changes: Partial<PistonStage> = {}): PistonStage {
  const output = changes.output ?? changes.stdout ?? '';
  return {
    stdout: output,
    stderr: '',
    output,
    code: 0,
    signal: null,
    message: null,
    status: null,
    cpu_time: 20,
    wall_time: 30,
    memory: 3_145_728,
    ...changes,
  };
}

export function aRun(run: Partial<PistonStage> = {}, changes: Partial<CodeRun> = {}): CodeRun {
  return { language: 'javascript', version: '20.20.2', run: aRunStage(run), ...changes };
}
