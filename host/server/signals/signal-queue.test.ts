import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Vitals } from '@sopaan/schemas/releases/health';
import { signalQueue, type SignalBatch } from './signal-queue';

/** Longer than a test: the queue is flushed when it is closed. */
const HOUR_MS = 3_600_000;

function quietLog(lines: unknown[] = []): FastifyBaseLogger {
  const { log } = Fastify();
  log.warn = (line: unknown) => void lines.push(line);
  return log;
}

const vitals = (route: string): Vitals => ({
  page: 'p',
  set: 's',
  remote: 'explore',
  release: 'r',
  route,
  lcp: 1,
  inp: null,
  cls: null,
});

test('a full queue drops the oldest signals, and logs how many', async () => {
  const sent: SignalBatch[] = [];
  const lines: unknown[] = [];
  const send = async (batch: SignalBatch) => void sent.push(batch);
  const queue = signalQueue(send, {
    environment: 'production',
    log: quietLog(lines),
    intervalMs: HOUR_MS,
  });
  for (let index = 0; index < 2100; index += 1) queue.addVitals(vitals(String(index)));
  await queue.close();
  expect(sent[0]?.vitals.map(({ route }) => route).slice(0, 2)).toEqual(['100', '101']);
  expect(sent.every((batch) => batch.vitals.length <= 500)).toBe(true);
  expect(lines.join(' ')).toContain('100 page reports were dropped');
});

test('a batch contains at most fifty sets, and the next one the others', async () => {
  const sent: SignalBatch[] = [];
  const send = async (batch: SignalBatch) => void sent.push(batch);
  const queue = signalQueue(send, {
    environment: 'production',
    log: quietLog(),
    intervalMs: HOUR_MS,
  });
  for (let index = 0; index < 70; index += 1) queue.countPage(`set-${index}`);
  queue.countPage('set-0');
  await queue.close();
  expect(sent[0]?.pages).toHaveLength(50);
  expect(sent[0]?.pages[0]).toEqual({ set: 'set-0', count: 2 });
  expect(sent.flatMap(({ pages }) => pages)).toHaveLength(70);
});
