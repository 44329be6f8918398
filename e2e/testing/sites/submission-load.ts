import { randomUUID } from 'node:crypto';
import { submissionSchema } from '@sopaan/schemas/practice/submission';
import { query } from '@sopaan/tooling/postgres/query';
import { array, object, string } from 'yup';

const CHALLENGE = 'practice/challenges/challenge-001/submissions';
/** A correct solution, slow enough that it is running when a program of the site is killed. */
const CODE = `import time
u = int(input())
time.sleep(0.1)
print(min(u, 100) * 3 + min(max(u - 100, 0), 200) * 5 + max(u - 300, 0) * 8 + 50)`;

const PAUSE_MS = 1_000;
const POLL_MS = 50;
const rowsSchema = array(
  object({ id: string().required(), verdict: string().nullable().defined() }),
).required();

/** A member who submits correct solutions, even while the site is unavailable, and records which were acknowledged. */
export class SubmissionLoad {
  readonly acknowledged: string[] = [];
  readonly #site: string;
  readonly #token: string;
  readonly #submitting: Promise<void>;
  #isSubmitting = true;

  constructor(site: string, token: string) {
    this.#site = site;
    this.#token = token;
    this.#submitting = this.#submitRepeatedly();
  }

  /** Resolves when the newest submission is being judged. */
  async waitUntilJudging(): Promise<void> {
    for (;;) {
      const id = this.acknowledged.at(-1);
      const submission = id && (await this.#call(`practice/submissions/${id}`));
      if (submission && submission.status === 'judging') return;
      await pause(POLL_MS);
    }
  }

  async stop(): Promise<void> {
    this.#isSubmitting = false;
    await this.#submitting;
  }

  /** The acknowledged submissions that are not in the database or were not accepted; undefined while some are waiting for a verdict. */
  async findLost(databaseUrl: string): Promise<string[] | undefined> {
    // Ends the leases of killed processes, which would take half a minute to expire. A running process renews its leases earlier than 15 s
    // before they expire.
    await query(
      databaseUrl,
      `update submissions set lease_until = now()
       where status = 'judging' and lease_until < now() + interval '15 seconds'`,
    );
    const rows = await query(databaseUrl, 'select id, verdict from submissions');
    const verdicts = new Map(rowsSchema.validateSync(rows).map(({ id, verdict }) => [id, verdict]));
    if ([...verdicts.values()].includes(null)) return undefined;
    return this.acknowledged.filter((id) => verdicts.get(id) !== 'accepted');
  }

  async #submitRepeatedly(): Promise<void> {
    while (this.#isSubmitting) {
      const submission = await this.#call(CHALLENGE, {
        language: 'python',
        code: CODE,
        requestId: randomUUID(),
      });
      if (submission) this.acknowledged.push(submission.id);
      await pause(submission ? PAUSE_MS : POLL_MS);
    }
  }

  async #call(path: string, body?: object) {
    try {
      const response = await fetch(`${this.#site}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(5_000),
      });
      const content: unknown = await response.json();
      return response.ok ? submissionSchema.validateSync(content) : undefined;
    } catch {
      // The site is unavailable.
      return undefined;
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
