import { openPreviewEndpoint, type OpenedPreview } from '@sopaan/schemas/release-preview';
import { RecentMap } from '../memory/recent-map';
import type { Registry } from '../registry/registry-client';

export type PreviewCheck = (token: string) => Promise<OpenedPreview | undefined>;

/** How long a response is cached, and so how long a revoked link still works. */
const BELIEVED = 5000;
const BELIEVED_UNAVAILABLE = 1000;
const DEADLINE = 2000;
/** Limits the load of requests with arbitrary tokens. */
const AT_ONCE = 20;

interface Answer {
  opened: Promise<OpenedPreview | undefined>;
  until: number;
}

/** Looks up tokens in the registry, with one request at a time for each token. Undefined if the registry is unavailable. */
export function openedPreviews(registry: Registry): PreviewCheck {
  const answers = new RecentMap<string, Answer>(500);
  let asking = 0;

  async function ask(token: string, answer: Answer): Promise<OpenedPreview | undefined> {
    asking += 1;
    try {
      return await registry.ask(openPreviewEndpoint, { token }, DEADLINE);
    } catch {
      answer.until = Date.now() + BELIEVED_UNAVAILABLE;
      return undefined;
    } finally {
      asking -= 1;
    }
  }

  return (token) => {
    const known = answers.get(token);
    if (known && known.until > Date.now()) return known.opened;
    if (asking >= AT_ONCE) return Promise.resolve(undefined);
    const answer: Answer = { opened: Promise.resolve(undefined), until: Date.now() + BELIEVED };
    answer.opened = ask(token, answer);
    answers.set(token, answer);
    return answer.opened;
  };
}
