import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { answerFaults } from './answer-faults';
import { attemptsAt, type Caller, type Known } from './attempts';
import { conversations, type Conversation } from './conversations';
import { operationsOf, type Operation } from './operations';
import type { Transport } from './transport';

/** The headers that make a request one of that caller's. */
type HeadersOf = Readonly<Record<Caller, Record<string, string>>>;

export interface World {
  app: FastifyInstance;
  transport: Transport;
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
  conversation: Conversation;
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
  let [taken, sent] = [false, 0];
  const all = conversations(attempts, world.transport.most);
  const property = fc.asyncProperty(all, async (conversation) => {
    sent += conversation.attempts.length;
    const statuses = await converse(world, callers, conversation);
    taken ||= statuses.some((status) => status < 300);
  });
  const { counterexample, errorInstance: error } = await fc.check(property, {
    seed,
    numRuns: runs,
  });
  if (!counterexample) return { sent, taken };
  const [conversation] = counterexample;
  const isFaulty = error instanceof Faulty;
  const find = {
    operation: nameOf(operation),
    faults: isFaulty ? error.faults : [String(error)],
    conversation,
    cause: isFaulty ? error.inside : '',
  };
  return { find, sent, taken };
}

async function converse(
  { transport, causeOf }: World,
  callers: HeadersOf,
  { attempts, ...manner }: Conversation,
): Promise<number[]> {
  const requests = attempts.map(({ caller, headers, ...rest }) => ({
    ...rest,
    headers: { ...callers[caller], ...headers },
  }));
  const answers = await transport.converse(requests, manner);
  for (const [index, answer] of answers.entries()) {
    const { url, body, headers } = requests[index] ?? { url: '', body: '', headers: {} };
    const sent = `${url} ${String(body)} ${Object.values(headers).join(' ')}`;
    const faults = answerFaults(answer, sent, transport.hasEdge);
    if (faults.length === 0) continue;
    throw new Faulty(faults, causeOf(String(answer.headers['x-request-id'])));
  }
  return answers.map(({ status }) => status);
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}
