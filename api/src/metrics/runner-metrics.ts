import { Counter, Gauge, type Registry } from 'prom-client';
import type { CodeRunner } from '../runner/code-runner';

/** How many programs run and wait here, and how those before ended. */
export function runnerMetrics(runner: CodeRunner, registry: Registry): void {
  new Gauge({
    name: 'sopaan_runs',
    help: 'Programs that run now and that wait in line.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { running = 0, waiting = 0 } = runner.load?.() ?? {};
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Counter({
    name: 'sopaan_runs_total',
    help: 'Programs by language and how they ended; "left" where the caller went away, "failed" where the runner did.',
    labelNames: ['language', 'end'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { language, end, count } of runner.load?.().ended ?? []) {
        this.inc({ language, end }, count);
      }
    },
  });
}
