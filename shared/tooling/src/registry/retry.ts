import { NotReachable, RegistryError } from './registry-error';

export type Wait = (milliseconds: number) => Promise<void>;

export const wait: Wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds before the second, third and fourth attempt. */
const BACKOFF = [300, 900, 2_700];

/** For what has the same effect once and twice: tried again three times while no answer comes, or one that asks for patience. */
export async function retry<Answer>(attempt: () => Promise<Answer>, pause: Wait): Promise<Answer> {
  for (const milliseconds of BACKOFF) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await pause(milliseconds);
    }
  }
  return attempt();
}

function mayPass(error: unknown): boolean {
  if (error instanceof NotReachable) return true;
  return error instanceof RegistryError && (error.status === 429 || error.status >= 500);
}
