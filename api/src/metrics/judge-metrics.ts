import { Counter, type Registry } from 'prom-client';
import type { JudgeWorker } from '../modules/submissions/judge/judge-worker';

/** What the judge of this process has found. */
export function judgeMetrics({ verdicts }: JudgeWorker, registry: Registry): void {
  new Counter({
    name: 'sopaan_submissions_judged_total',
    help: 'Submissions that were judged here, by verdict.',
    labelNames: ['verdict'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [verdict, count] of verdicts) this.inc({ verdict }, count);
    },
  });
}
