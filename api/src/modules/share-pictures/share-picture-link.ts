import type { PageHead } from '@sopaan/schemas/pages/page-head';
import {
  getSharePictureEndpoint,
  SHARE_PICTURE_SIZE,
  type SharePictureKind,
} from '@sopaan/schemas/pages/share-picture';
import { contentVersion, type SharePictureContent } from './share-picture-content';

/** The picture of a page for its head. The address changes with the picture, so that it can be cached for long. */
export function sharePictureLink(
  kind: SharePictureKind,
  id: string,
  content: SharePictureContent,
): Pick<PageHead, 'image' | 'imageDetails'> {
  const path = getSharePictureEndpoint.path
    .replace(':kind', kind)
    .replace(':id', encodeURIComponent(id));
  const { kindName, title, subtitle, facts } = content;
  return {
    image: `/api/${path}?v=${contentVersion(content)}`,
    imageDetails: {
      ...SHARE_PICTURE_SIZE,
      alt: [`${kindName}: ${title}`, subtitle, ...facts].filter(Boolean).join(', '),
    },
  };
}
