import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { responseFaults } from './response-faults';
import { attemptsAt, type Caller, type KnownValues } from './attempts';
import { conversations, type Conversation } from './conversations';
import { operationsOf, type Operation } from './operations';
import type { Transport } from './transport';

/** The headers that authenticate each caller. */
type HeadersOf = Readonly<Record<Caller, Record<string, string>>>;

export interface World {
  app: FastifyInstance;
  transport: Transport;
  /** Callers with live sessions; earlier requests may have ended previous ones. */
  callers(): Promise<HeadersOf>;
  /** Existing data for a route such as `POST /api/…`. */
  known(operation: string): Promise<KnownValues>;
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
  /** When to stop, in the milliseconds of `Date.now`. */
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
  /** Routes that accepted at least one request. */
  accepted: string[];
}

/** Sends requests to every route of the API's OpenAPI document, and returns those with faulty responses. */
export async function fuzz(
  world: World,
  { seed, runs, only, deadline = Infinity }: Run,
): Promise<Outcome> {
  const outcome: Outcome = { findings: [], sent: 0, tested: [], accepted: [] };
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  try {
    for (const operation of operationsOf(world.app)) {
      if (Date.now() > deadline) break;
      if (only && !only.test(nameOf(operation))) continue;
      const { finding, sent, accepted } = await fuzzOperation(world, operation, { seed, runs });
      outcome.sent += sent;
      outcome.tested.push(nameOf(operation));
      if (accepted) outcome.accepted.push(nameOf(operation));
      if (finding) outcome.findings.push(finding);
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

async function fuzzOperation(
  world: World,
  operation: Operation,
  { seed, runs }: Pick<Run, 'seed' | 'runs'>,
): Promise<{ finding?: Finding; sent: number; accepted: boolean }> {
  const callers = await world.callers();
  const attempts = attemptsAt(operation, await world.known(nameOf(operation)));
  let [accepted, sent] = [false, 0];
  const all = conversations(attempts, world.transport.maxRequests);
  const property = fc.asyncProperty(all, async (conversation) => {
    sent += conversation.attempts.length;
    const statuses = await sendAll(world, callers, conversation);
    accepted ||= statuses.some((status) => status < 400);
  });
  const { counterexample, errorInstance: error } = await fc.check(property, {
    seed,
    numRuns: runs,
  });
  if (!counterexample) return { sent, accepted };
  const [conversation] = counterexample;
  const isFaulty = error instanceof FaultyResponse;
  const finding = {
    operation: nameOf(operation),
    faults: isFaulty ? error.faults : [String(error)],
    conversation,
    cause: isFaulty ? error.internalError : '',
  };
  return { finding, sent, accepted };
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
