import { Counter, Gauge, type Registry } from 'prom-client';
import type { CodeRunner } from '../runner/runner';

/** Running, waiting and ended programs. The values are the same in every process with the same runner. */
export function runnerMetrics(runner: CodeRunner, registry: Registry): void {
  // A scrape must also work while the runner is unreachable.
  const status = async () => runner.status?.().catch(() => undefined);
  new Gauge({
    name: 'sopaan_runner_up',
    help: 'Whether the code runner responds.',
    registers: [registry],
    async collect() {
      this.set((await status()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'sopaan_runner_limits',
    help: 'What enforces the limits of runs: cgroup-v2, cgroup-v1, or polling if the kernel supports neither.',
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
    help: 'Programs that are running, paused for others, idle, or waiting to start.',
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
    help: 'Ended programs by language and outcome; "left" if the client disconnected, "failed" if the runner failed.',
    labelNames: ['language', 'end'],
    registers: [registry],
    async collect() {
      const { ended = [] } = (await status()) ?? {};
      this.reset();
      for (const { language, end, count } of ended) this.inc({ language, end }, count);
    },
  });
}
