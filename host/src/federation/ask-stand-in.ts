import { pageRemoteSchema, type PageRemote } from '@sopaan/contract/release';
import { withDeadline } from './deadline';

/** The edge has just answered the page: one that is silent now has nothing to offer. Milliseconds. */
export const ASK_DEADLINE = 1500;

/** The release that the edge names in place of a failed one. Rejects when there is none. */
export function askStandIn(failed: PageRemote, host: string): Promise<PageRemote> {
  return withDeadline(ask(failed, host), ASK_DEADLINE, () => new Error('No stand-in in time'));
}

async function ask({ name, release }: PageRemote, host: string): Promise<PageRemote> {
  const question = new URLSearchParams({ unit: name, failed: release, host });
  const answer = await fetch(`/-/stand-in?${question}`);
  if (!answer.ok) throw new Error(`Nothing stands in for ${name} ${release}`);
  const standIn = pageRemoteSchema.validateSync(await answer.json());
  if (standIn.name !== name || standIn.release === release) {
    throw new Error(`${standIn.name} ${standIn.release} cannot stand in for ${name} ${release}`);
  }
  return standIn;
}
