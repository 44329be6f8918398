import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  importProfileEndpoint,
  type ProfileImport,
} from '@sopaan/schemas/profile-import/import-profile';
import { PICTURE_KINDS, setPictureEndpoint } from '@sopaan/schemas/profile/pictures';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileFile } from '../read-profile-file';
import { toPictureFile } from '../to-picture-file';

interface ImportRequest {
  /** `updatedAt` of the user that the preview was made from. */
  updatedAt: string;
  content: ProfileImport;
  pictures: ProfileFile['pictures'];
}

/** Thrown when everything but the pictures has been stored. */
export class PicturesNotSaved extends Error {
  override readonly name = 'PicturesNotSaved';
}

/** The crop that keeps the whole picture. */
const WHOLE = { left: 0, top: 0, width: 1, height: 1 };

async function savePictures(pictures: ProfileFile['pictures']): Promise<void> {
  try {
    for (const kind of PICTURE_KINDS) {
      const url = pictures[kind];
      if (url === undefined) continue;
      const files = { picture: toPictureFile(url) };
      await call(setPictureEndpoint, { kind, ...WHOLE }, { files });
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new PicturesNotSaved(reason, { cause: error });
  }
}

/** Stores the content, then the pictures. The page shows the error. */
export function useImportProfile() {
  const queryClient = useQueryClient();
  const refresh = async () => {
    bus.publish('profile:changed', { section: 'resume' }, 'profile');
    void queryClient.invalidateQueries({ queryKey: ['public-profile'] });
    void queryClient.invalidateQueries({ queryKey: ['account'] });
    await queryClient.invalidateQueries({ queryKey: ['user'] });
  };
  return useMutation({
    async mutationFn({ updatedAt, content, pictures }: ImportRequest) {
      await call(importProfileEndpoint, { updatedAt, ...content });
      await savePictures(pictures);
    },
    onSuccess: refresh,
    // Refetches what was stored, so that a retry compares with it.
    onError: (error) => (error instanceof PicturesNotSaved ? refresh() : undefined),
  });
}
