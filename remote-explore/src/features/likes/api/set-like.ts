import { call } from '@sopaan/api-client/call';
import { likeEndpoints, type Like, type LikedKind } from '@sopaan/schemas/like';

export function setLike(kind: LikedKind, id: string, liked: boolean): Promise<Like> {
  const { put, delete: remove } = likeEndpoints[kind];
  return call(liked ? put : remove, { id });
}
