import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { responseFaults } from './response-faults';
import { attemptsAt, type Attempt, type Caller } from './attempts';
import { conversations, type Conversation } from './conversations';
import { operationsOf, type Operation } from './operations';
import type { Transport } from './transport';

/** The headers that authenticate each caller. */
export type HeadersOf = Readonly<Record<Caller, Record<string, string>>>;

/** New callers and data, as earlier requests may have ended sessions and consumed data. */
export interface PreparedRoute {
  callers: HeadersOf;
  /** A request that the route accepts. */
  sample: Attempt;
  /** The fields in its body. */
  fields: unknown;
}

export interface World {
  app: FastifyInstance;
  transport: Transport;
  /** Prepares a route such as `POST /api/…`. */
  prepare(route: string): Promise<PreparedRoute>;
  /** Ids, names and tokens of existing data, for a route. */
  texts(route: string): Promise<string[]>;
  /** The internal error of a request; empty if there was none. */
  causeOf(requestId: string): string;
}

/** The smallest conversation found with a faulty response. */
export interface Finding {
  operation: string;
  faults: string[];
  conversation: Conversation;
  /** The internal error, if known. */
  cause: string;
}

interface Run {
  seed: number;
  /** Runs for each route. */
  runs: number;
  /** Restricts the routes, such as `POST /api/auth/login`. */
  only?: RegExp;
  /** When to stop, also while a finding is being reduced, in the milliseconds of `performance.now`. */
  deadline?: number;
}

class FaultyResponse extends Error {
  constructor(
    readonly faults: string[],
    readonly internalError: string,
  ) {
    super(faults.join('; '));
  }
}

export interface Outcome {
  findings: Finding[];
  /** The number of requests sent. */
  sent: number;
  tested: string[];
  /** Routes that rejected their sample, with the status. */
  rejected: string[];
}

/** Sends requests to every route of the API's OpenAPI document, and returns those with faulty responses. */
export async function fuzz(
  world: World,
  { seed, runs, only, deadline = Infinity }: Run,
): Promise<Outcome> {
  const outcome: Outcome = { findings: [], sent: 0, tested: [], rejected: [] };
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  try {
    for (const operation of operationsOf(world.app)) {
      if (performance.now() > deadline) break;
      if (only && !only.test(nameOf(operation))) continue;
      outcome.tested.push(nameOf(operation));
      await fuzzOperation(world, operation, { seed, runs, deadline, outcome });
    }
    await pause(0);
  } finally {
    process.off('unhandledRejection', onRejection);
  }
  if (rejections.length > 0) {
    throw new Error(`unhandled rejections: ${rejections.map(String).join('; ')}`);
  }
  return outcome;
}

/** First sends the sample of a route, then requests derived from another sample. */
async function fuzzOperation(
  world: World,
  operation: Operation,
  { outcome, ...run }: Required<Pick<Run, 'seed' | 'runs' | 'deadline'>> & { outcome: Outcome },
): Promise<void> {
  const name = nameOf(operation);
  const first = await world.prepare(name);
  const conversation = { attempts: [first.sample], pipelined: false, chunked: false };
  const alone = { callers: first.callers, name, outcome };
  const [status = 0] = await check(world, fc.constant(conversation), {
    ...alone,
    ...run,
    seed: 0,
    runs: 1,
  });
  if (status >= 400) outcome.rejected.push(`${name}: ${status}`);
  const { callers, ...known } = await world.prepare(name);
  const attempts = attemptsAt(operation, { ...known, texts: await world.texts(name) });
  const all = conversations(attempts, world.transport.maxRequests);
  await check(world, all, { callers, name, outcome, ...run });
}

interface Check extends Required<Pick<Run, 'seed' | 'runs' | 'deadline'>> {
  callers: HeadersOf;
  name: string;
  outcome: Outcome;
}

/** Sends conversations, adds what was found to the outcome, and returns the statuses of the last one. */
async function check(
  world: World,
  all: fc.Arbitrary<Conversation>,
  { callers, name, outcome, seed, runs, deadline }: Check,
): Promise<number[]> {
  let statuses: number[] = [];
  const property = fc.asyncProperty(all, async (conversation) => {
    outcome.sent += conversation.attempts.length;
    statuses = await sendAll(world, callers, conversation);
  });
  const remainingMs = Math.max(0, deadline - performance.now());
  const limits = Number.isFinite(remainingMs) && { interruptAfterTimeLimit: remainingMs };
  const result = await fc.check(property, { seed, numRuns: runs, ...limits });
  if (result.counterexample)
    outcome.findings.push(toFinding(name, result.counterexample[0], result.errorInstance));
  return statuses;
}

function toFinding(operation: string, conversation: Conversation, error: unknown): Finding {
  const isFaulty = error instanceof FaultyResponse;
  return {
    operation,
    faults: isFaulty ? error.faults : [String(error)],
    conversation,
    cause: isFaulty ? error.internalError : '',
  };
}

async function sendAll(
  { transport, causeOf }: World,
  callers: HeadersOf,
  { attempts, ...options }: Conversation,
): Promise<number[]> {
  const requests = attempts.map(({ caller, headers, ...rest }) => ({
    ...rest,
    headers: { ...callers[caller], ...headers },
  }));
  const responses = await transport.sendAll(requests, options);
  for (const [index, response] of responses.entries()) {
    const { url, body, headers } = requests[index] ?? { url: '', body: '', headers: {} };
    const requestContent = `${url} ${String(body)} ${Object.values(headers).join(' ')}`;
    const faults = responseFaults(response, requestContent, transport.hasEdge);
    if (faults.length === 0) continue;
    throw new FaultyResponse(faults, causeOf(String(response.headers['x-request-id'])));
  }
  return responses.map(({ status }) => status);
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}
