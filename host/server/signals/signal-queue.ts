import { randomUUID } from 'node:crypto';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Failure, signalsEndpoint, Vitals } from '@sopaan/schemas/releases/health';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Violation } from '@sopaan/schemas/releases/violation';
import type { FastifyBaseLogger } from 'fastify';
import { RegistryError } from '../registry/registry-error';
import { poll } from '../releases/poll';

export type SignalBatch = RequestOf<typeof signalsEndpoint>;

/** Collects page signals and sends them in batches. */
export interface SignalQueue {
  countPage: (set: string) => void;
  addFailure: (failure: Failure) => void;
  addVitals: (vitals: Vitals) => void;
  /** Counts a file of an installed release whose bytes have changed on disk. */
  countChangedFile: (release: ReleaseRef) => void;
  /** Counts a violation together with others of its kind. */
  addViolation: (violation: Violation) => void;
  /** Sends what is left, if the registry accepts it. */
  close: () => Promise<void>;
}

/** The maximum number of failures that wait, and of vitals; the oldest are dropped. */
const MAX_WAITING = 2000;
const MAX_WAITING_SETS = 500;
const MAX_WAITING_VIOLATIONS = 500;

/** The limits of one batch are those of `signalsEndpoint`. `BATCH_SIZE` is for failures, and for vitals. */
const BATCH_SIZE = 500;
const SETS_PER_BATCH = 50;
const RELEASES_PER_BATCH = 50;
const VIOLATIONS_PER_BATCH = 100;
const MAX_PAGE_COUNT = 1_000_000;

export function signalQueue(
  send: (batch: SignalBatch) => Promise<unknown>,
  {
    environment,
    log,
    intervalMs,
  }: { environment: string; log: FastifyBaseLogger; intervalMs: number },
): SignalQueue {
  const pages = new Map<string, number>();
  const failures: Failure[] = [];
  const vitals: Vitals[] = [];
  const changedFiles = new Map<string, ReleaseRef & { count: number }>();
  const violations = new Map<string, Violation>();
  let pending: SignalBatch | undefined;
  let dropped = 0;

  function add<T>(list: T[], item: T): void {
    list.push(item);
    if (list.length > MAX_WAITING) {
      list.shift();
      dropped += 1;
    }
  }

  function isEmpty(): boolean {
    const waiting =
      pages.size + failures.length + vitals.length + changedFiles.size + violations.size;
    return !pending && waiting === 0;
  }

  function nextBatch(): SignalBatch {
    const violationEntries = [...violations].slice(0, VIOLATIONS_PER_BATCH);
    for (const [kind] of violationEntries) violations.delete(kind);
    const pageEntries = [...pages].slice(0, SETS_PER_BATCH);
    for (const [set] of pageEntries) pages.delete(set);
    const changedEntries = [...changedFiles].slice(0, RELEASES_PER_BATCH);
    for (const [key] of changedEntries) changedFiles.delete(key);
    return {
      batch: randomUUID(),
      environment,
      pages: pageEntries.map(([set, count]) => ({ set, count: Math.min(count, MAX_PAGE_COUNT) })),
      failures: failures.splice(0, BATCH_SIZE),
      vitals: vitals.splice(0, BATCH_SIZE),
      // Omitted when empty, because an older registry rejects unknown fields.
      ...(changedEntries.length > 0 && {
        changedFiles: changedEntries.map(([, release]) => release),
      }),
      ...(violationEntries.length > 0 && {
        violations: violationEntries.map(([, violation]) => violation),
      }),
    };
  }

  /** A batch that could not be delivered keeps its ID, so that it counts once even if only its response was lost. */
  async function flush(): Promise<void> {
    if (dropped > 0) log.warn(`${dropped} page reports were dropped: too many are waiting`);
    dropped = 0;
    if (isEmpty()) return;
    pending ??= nextBatch();
    try {
      await send(pending);
      pending = undefined;
    } catch (error) {
      if (!(error instanceof RegistryError) || mayBeAcceptedLater(error)) return;
      log.error({ err: error }, 'the registry rejected page signals');
      pending = undefined;
    }
  }

  const polling = poll(flush, intervalMs);
  return {
    countPage(set) {
      if (pages.size >= MAX_WAITING_SETS && !pages.has(set)) return;
      pages.set(set, (pages.get(set) ?? 0) + 1);
    },
    addFailure: (failure) => add(failures, failure),
    addVitals: (entry) => add(vitals, entry),
    countChangedFile({ unit, release }) {
      const key = `${unit}@${release}`;
      const count = (changedFiles.get(key)?.count ?? 0) + 1;
      changedFiles.set(key, { unit, release, count });
    },
    addViolation(violation) {
      const { set, unit, release, directive, blocked, count } = violation;
      const kind = [set, unit, release, directive, blocked].join('\n');
      if (violations.size >= MAX_WAITING_VIOLATIONS && !violations.has(kind)) return;
      const waiting = violations.get(kind)?.count ?? 0;
      violations.set(kind, { ...violation, count: waiting + count });
    },
    async close() {
      await polling.stop();
      // Ends early if a batch could not be delivered, which stays pending.
      do await flush();
      while (!pending && !isEmpty());
    },
  };
}

/** A registry without the endpoint is older than this edge, and may be upgraded. */
function mayBeAcceptedLater({ kind }: RegistryError): boolean {
  return kind === 'unreachable' || kind === 'not_found';
}
