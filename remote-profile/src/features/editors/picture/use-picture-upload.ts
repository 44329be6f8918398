import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  removePictureEndpoint,
  setPictureEndpoint,
  type Crop,
  type PictureKind,
} from '@sopaan/schemas/profile/pictures';
import { useEffect } from 'react';
import { useFileUpload } from '../../../components/upload/use-file-upload';
import type { UserCache } from '../section-editor';

/** A new picture; null removes it. */
export type PictureChange = { file: File; crop: Crop } | null;

interface PictureUpload {
  kind: PictureKind;
  cache: UserCache;
  onSaved: (change: PictureChange) => void;
}

/** Replaces or removes a picture, updates the cached user, and has the host update its user. Closing the editor cancels it. */
export function usePictureUpload({ kind, cache, onSaved }: PictureUpload) {
  const upload = useFileUpload({
    mutationKey: ['own', 'picture', 'upload'],
    send: (change: PictureChange, options) =>
      change
        ? call(
            setPictureEndpoint,
            { kind, ...change.crop },
            { files: { picture: change.file }, ...options },
          )
        : call(removePictureEndpoint, { kind }, { signal: options.signal }),
    onSuccess(saved, change) {
      cache.storeUser(saved);
      bus.publish('profile:changed', { section: kind }, 'profile');
      onSaved(change);
    },
  });
  const { abort } = upload;
  useEffect(() => abort, [abort]);
  return upload;
}
