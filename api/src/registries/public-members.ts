import type { FindPublicMember } from '../modules/member-follows/public-member';

/** Members cannot make their profile public yet. */
export const findPublicMember: FindPublicMember = async () => undefined;
