/** A process that sends requests, so that the processor time of the edge's own process is the edge's alone. */
import { Pool } from 'undici';

const CONNECTIONS = 16;

/** What to request, and how often. */
export interface RequestJob {
  origin: string;
  headers: Record<string, string>;
  requests: number;
  /** The status that each response must have. */
  status: number;
}

async function send({ origin, headers, requests, status }: RequestJob): Promise<void> {
  const pool = new Pool(origin, { connections: CONNECTIONS });
  let remaining = requests;
  const sendInTurn = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const response = await pool.request({ path: '/', method: 'GET', headers });
      await response.body.dump();
      if (response.statusCode !== status) throw new Error(`the edge sent ${response.statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn));
  await pool.close();
}

process.on('message', (job: RequestJob) => {
  send(job).then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.on('disconnect', () => process.exit());
