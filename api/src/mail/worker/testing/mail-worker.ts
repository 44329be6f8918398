import type { Queryable } from '../../../database/database';
import { fakeMailContent } from '../../../testing/fake-mail-content';
import { FakeTransport } from '../../../testing/fake-transport';
import type { ComposeMail } from '../deliver';
import type { QueueWorker } from '../../../queue/queue-worker';
import { startMailWorker } from '../mail-worker';

interface LogLine {
  level: 'info' | 'warn' | 'error';
  fields: unknown;
  message: string;
}

export interface OutboxRow extends Record<string, unknown> {
  id: string;
  attempts: number;
  sent: boolean;
  skipped: boolean;
  failed: boolean;
  error: string | null;
  /** Seconds until it is due. */
  seconds: number;
}

/** The workers of a test file; they stop after each test. */
export function mailWorkers() {
  let workers: QueueWorker[] = [];
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  });

  return {
    start(
      database: Queryable,
      {
        transport = new FakeTransport(),
        compose = async () => fakeMailContent(),
      }: { transport?: FakeTransport; compose?: ComposeMail } = {},
    ) {
      const lines: LogLine[] = [];
      const write = (level: LogLine['level']) => (fields: unknown, message?: string) => {
        lines.push({ level, fields, message: message ?? String(fields) });
      };
      const worker = startMailWorker({
        database,
        transport,
        compose,
        from: 'Sopaan <no-reply@sopaan.example>',
        log: { info: write('info'), warn: write('warn'), error: write('error') },
      });
      workers.push(worker);
      return { worker, transport, lines };
    },
  };
}

export async function queueMails(database: Queryable, count: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `insert into outbox (id, kind, data)
     select gen_random_uuid()::text, 'password-changed', jsonb_build_object('userId', n::text)
     from generate_series(1, $1) n returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

export async function readOutboxRow(database: Queryable, id: string): Promise<OutboxRow> {
  const [row] = await database.query<OutboxRow>(
    `select id, attempts, sent_at is not null as sent, skipped_at is not null as skipped,
       failed_at is not null as failed, last_error as error,
       extract(epoch from next_at - now())::float8 as seconds
     from outbox where id = $1`,
    [id],
  );
  if (!row) throw new Error(`no mail ${id}`);
  return row;
}

/** Makes a mail due now. */
export async function makeDue(database: Queryable, id: string): Promise<void> {
  await database.query('update outbox set next_at = now() where id = $1', [id]);
}
