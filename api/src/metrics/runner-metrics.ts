import { Counter, Gauge, type Registry } from 'prom-client';
import type { CodeRunner } from '../runner/runner';

/** How many programs run and wait, and how those before ended; the same in every process that has the same runner. */
export function runnerMetrics(runner: CodeRunner, registry: Registry): void {
  // A runner that is away says nothing; a scrape must answer just then.
  const status = async () => runner.status?.().catch(() => undefined);
  new Gauge({
    name: 'sopaan_runner_up',
    help: 'Whether the code runner answers.',
    registers: [registry],
    async collect() {
      this.set((await status()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'sopaan_runner_limits',
    help: 'What keeps the limits of runs: cgroup-v2, cgroup-v1, or polling where the kernel offers neither.',
    labelNames: ['kept_by'],
    registers: [registry],
    async collect() {
      const { limits } = (await status()) ?? {};
      this.reset();
      if (limits) this.set({ kept_by: limits }, 1);
    },
  });
  new Gauge({
    name: 'sopaan_runs',
    help: 'Programs that compute, are paused for others, sleep, and wait to begin.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { running = 0, paused = 0, idle = 0, waiting = 0 } = (await status()) ?? {};
      for (const [state, count] of Object.entries({ running, paused, idle, waiting })) {
        this.set({ state }, count);
      }
    },
  });
  new Counter({
    name: 'sopaan_runs_total',
    help: 'Programs by language and how they ended; "left" where the client disconnected, "failed" where the runner did.',
    labelNames: ['language', 'end'],
    registers: [registry],
    async collect() {
      const { ended = [] } = (await status()) ?? {};
      this.reset();
      for (const { language, end, count } of ended) this.inc({ language, end }, count);
    },
  });
}
