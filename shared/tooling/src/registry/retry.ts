import { NoRegistryResponse, RegistryError } from './registry-error';

export type Wait = (milliseconds: number) => Promise<void>;

export const wait: Wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Delays before the second, third and fourth attempt. */
const BACKOFF_MS = [300, 900, 2_700];

/** Runs an idempotent attempt up to four times while the registry is unreachable, overloaded or failing. */
export async function retry<Result>(attempt: () => Promise<Result>, pause: Wait): Promise<Result> {
  for (const milliseconds of BACKOFF_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await pause(milliseconds);
    }
  }
  return attempt();
}

function isTransient(error: unknown): boolean {
  if (error instanceof NoRegistryResponse) return true;
  return error instanceof RegistryError && (error.status === 429 || error.status >= 500);
}
