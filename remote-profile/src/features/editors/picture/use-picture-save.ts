import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  removePictureEndpoint,
  setPictureEndpoint,
  type Crop,
  type PictureKind,
} from '@sopaan/schemas/profile/pictures';
import { useMutation } from '@tanstack/react-query';
import type { UserCache } from '../section-editor';

/** A new picture; null removes it. */
export type PictureChange = { file: File; crop: Crop } | null;

/** Replaces or removes a picture, updates the cached user, and has the host update its user. */
export function usePictureSave(kind: PictureKind, { storeUser }: UserCache) {
  return useMutation({
    mutationFn: (change: PictureChange) =>
      change
        ? call(setPictureEndpoint, { kind, ...change.crop }, { files: { picture: change.file } })
        : call(removePictureEndpoint, { kind }),
    onSuccess: (saved) => {
      storeUser(saved);
      bus.publish('profile:changed', { section: kind }, 'profile');
    },
  });
}
