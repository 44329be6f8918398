import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { answerFaults } from './answer-faults';
import { attemptsAt, type Attempt, type Caller, type Known } from './attempts';
import { operationsOf, type Operation } from './operations';

/** The headers that make a request one of that caller's. */
type HeadersOf = Readonly<Record<Caller, Record<string, string>>>;

export interface World {
  app: FastifyInstance;
  /** Callers whose sessions live: what was tried before may have ended others. */
  callers(): Promise<HeadersOf>;
  /** What leads somewhere at a route such as `POST /api/…`, as the database stands now. */
  known(operation: string): Promise<Known>;
  /** What went wrong inside at a request; empty when nothing did. */
  causeOf(requestId: string): string;
}

/** A request that was answered badly, as small as it could be made. */
export interface Find {
  operation: string;
  faults: string[];
  attempt: Attempt;
  /** What went wrong inside, where that is known. */
  cause: string;
}

interface Run {
  seed: number;
  /** Requests to each route. */
  runs: number;
  /** Only these, such as `POST /api/auth/login`. */
  only?: RegExp;
  /** When to stop, in the milliseconds of `Date.now`. */
  until?: number;
}

class Faulty extends Error {
  constructor(
    readonly faults: string[],
    readonly inside: string,
  ) {
    super(faults.join('; '));
  }
}

export interface Outcome {
  finds: Find[];
  /** How many requests were answered. */
  sent: number;
  tried: string[];
  /** Routes that took one of their requests at least. */
  taken: string[];
}

/** Sends many requests to every route of the API's own description, and hands back what was answered badly. */
export async function fuzz(
  world: World,
  { seed, runs, only, until = Infinity }: Run,
): Promise<Outcome> {
  const outcome: Outcome = { finds: [], sent: 0, tried: [], taken: [] };
  const lost: unknown[] = [];
  const onLost = (reason: unknown) => void lost.push(reason);
  process.on('unhandledRejection', onLost);
  try {
    for (const operation of operationsOf(world.app)) {
      if (Date.now() > until) break;
      if (only && !only.test(nameOf(operation))) continue;
      const { find, sent, taken } = await fuzzOne(world, operation, { seed, runs });
      outcome.sent += sent;
      outcome.tried.push(nameOf(operation));
      if (taken) outcome.taken.push(nameOf(operation));
      if (find) outcome.finds.push(find);
    }
    await pause(0);
  } finally {
    process.off('unhandledRejection', onLost);
  }
  if (lost.length > 0) throw new Error(`promises were lost: ${lost.map(String).join('; ')}`);
  return outcome;
}

async function fuzzOne(
  world: World,
  operation: Operation,
  { seed, runs }: Pick<Run, 'seed' | 'runs'>,
): Promise<{ find?: Find; sent: number; taken: boolean }> {
  const callers = await world.callers();
  const attempts = attemptsAt(operation, await world.known(nameOf(operation)));
  let taken = false;
  const property = fc.asyncProperty(attempts, async (attempt) => {
    const status = await send(world, callers, attempt);
    taken ||= status < 300;
  });
  const {
    counterexample,
    errorInstance: error,
    numRuns,
    numShrinks,
  } = await fc.check(property, {
    seed,
    numRuns: runs,
  });
  const sent = numRuns + numShrinks;
  if (!counterexample) return { sent, taken };
  const [attempt] = counterexample;
  const isFaulty = error instanceof Faulty;
  const find = {
    operation: nameOf(operation),
    faults: isFaulty ? error.faults : [String(error)],
    attempt,
    cause: isFaulty ? error.inside : '',
  };
  return { find, sent, taken };
}

async function send(
  { app, causeOf }: World,
  callers: HeadersOf,
  attempt: Attempt,
): Promise<number> {
  const { caller, method, url, body } = attempt;
  const headers = { ...callers[caller], ...attempt.headers };
  const began = performance.now();
  const answer = await app.inject({
    method,
    url,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  const faults = answerFaults(
    {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body,
      milliseconds: performance.now() - began,
    },
    `${url} ${String(body)} ${Object.values(headers).join(' ')}`,
  );
  if (faults.length > 0) throw new Faulty(faults, causeOf(String(answer.headers['x-request-id'])));
  return answer.statusCode;
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}
