import type { Database } from '../../../database/database';
import { assertLive, changeRoom } from './room-access';
import { setHand as storeHand, type RoomKey } from './room-members.repository';

/** A hand may be lowered at any time. */
export function setHand(database: Database, key: RoomKey, isRaised: boolean): Promise<void> {
  return changeRoom(database, key, async (transaction, member) => {
    if (isRaised) assertLive(member);
    await storeHand(transaction, member.memberId, isRaised);
  });
}
