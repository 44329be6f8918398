import { Counter, type Registry } from 'prom-client';
import type { JudgeWorker } from '../modules/submissions/judge/judge-worker';

/** The verdicts of this process's judge. */
export function judgeMetrics({ verdicts }: JudgeWorker, registry: Registry): void {
  new Counter({
    name: 'sopaan_submissions_judged_total',
    help: 'Submissions judged by this process, by verdict.',
    labelNames: ['verdict'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [verdict, count] of verdicts) this.inc({ verdict }, count);
    },
  });
}
