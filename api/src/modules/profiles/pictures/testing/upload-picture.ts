import { setPictureEndpoint, type PictureKind } from '@sopaan/schemas/profile/pictures';
import { multipart } from '../../../../testing/multipart';
import type { TestApp } from '../../../../testing/test-app';

const WHOLE = { left: 0, top: 0, width: 1, height: 1 };

interface Upload {
  kind: PictureKind;
  bytes: Buffer;
  /** The part of the picture that is kept; all of it unless given. */
  part?: object;
}

/** Sends a picture as the browser does, and returns the raw response. */
export function uploadPicture(api: TestApp, token: string, { kind, bytes, part = WHOLE }: Upload) {
  const { headers, payload } = multipart(part, { picture: { bytes } });
  return api.app.inject({
    method: 'PUT',
    url: `/api/${setPictureEndpoint.path.replace(':kind', kind)}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
}
