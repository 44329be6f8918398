import type { Schema, InferType } from 'yup';
import { pistonRuntimesSchema } from '@sopaan/schemas/code-runs/code-run';
import { runnerStatusSchema, type RunnerStatus } from '@sopaan/schemas/code-runs/runner-status';
import { ApiError } from '../../http/api-error';
import type { RuntimeState } from '../runner';
import { callPiston, type PistonResponse } from './piston-call';
import { runtimesFromStatus, runtimesFromPiston } from './piston-runtimes';

const IDLE_TIMEOUT_MS = 5_000;
const CACHE_MS = 60_000;

/** A client for a code runner that speaks Piston's protocol. Its methods reject with `ConnectionLost` when it is unreachable. */
export interface PistonClient {
  /** Cached for a minute. */
  describe(): Promise<Description>;
  /** Not cached; undefined for servers other than Sopaan's runner. */
  status(): Promise<RunnerStatus | undefined>;
  /** Clears the cache. */
  reset(): void;
}

interface Description {
  runtimes: RuntimeState[];
  /** Whether it is Sopaan's runner, which applies its own limits and reports its status. */
  isSopaanRunner: boolean;
}

export function createPistonClient(server: string, closing: AbortSignal): PistonClient {
  let cacheEntry: { description: Promise<Description>; expiresAt: number } | undefined;

  const get = (path: string) =>
    callPiston({ server, path, signal: closing, idleTimeoutMs: IDLE_TIMEOUT_MS });

  async function status(): Promise<RunnerStatus | undefined> {
    // At the root of the server, not below Piston's `/api/v2`.
    const response = await get('/status');
    const isSopaanRunner =
      response.status === 200 && runnerStatusSchema.isValidSync(response.value);
    return isSopaanRunner ? parseResponse(runnerStatusSchema, response) : undefined;
  }

  async function fetchDescription(): Promise<Description> {
    const runnerStatus = await status();
    if (runnerStatus) return { runtimes: runtimesFromStatus(runnerStatus), isSopaanRunner: true };
    const listed = parseResponse(pistonRuntimesSchema, await get('runtimes'));
    return { runtimes: runtimesFromPiston(listed), isSopaanRunner: false };
  }

  return {
    status,
    describe() {
      if (cacheEntry && performance.now() < cacheEntry.expiresAt) return cacheEntry.description;
      const description = fetchDescription();
      const entry = (cacheEntry = { description, expiresAt: performance.now() + CACHE_MS });
      // Failures are not cached: the server may be back at the next call.
      description.catch(() => cacheEntry === entry && (cacheEntry = undefined));
      return description;
    },
    reset() {
      cacheEntry = undefined;
    },
  };
}

/** Parses a response. The error omits details, so that the log contains neither programs nor their output. */
export function parseResponse<S extends Schema>(
  schema: S,
  { status, value }: PistonResponse,
): InferType<S> {
  const cause = `unexpected response of the code runner with status ${status}`;
  if (status !== 200) throw new ApiError('UNAVAILABLE', { cause });
  try {
    return schema.validateSync(value);
  } catch {
    throw new ApiError('UNAVAILABLE', { cause });
  }
}
