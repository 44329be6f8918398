import { RegistryUnreachable, RegistryError } from './registry-error';

export type Wait = (milliseconds: number) => Promise<void>;

export const wait: Wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds before the second, third and fourth attempt. */
const BACKOFF_MS = [300, 900, 2_700];

/** For what has the same effect once and twice: tried again three times while no answer comes, or one that asks for patience. */
export async function retry<Answer>(attempt: () => Promise<Answer>, pause: Wait): Promise<Answer> {
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
  if (error instanceof RegistryUnreachable) return true;
  return error instanceof RegistryError && (error.status === 429 || error.status >= 500);
}
