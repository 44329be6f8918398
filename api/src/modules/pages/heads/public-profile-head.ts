import { currentDesignation } from '@sopaan/schemas/account/current-designation';
import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { describePublicProfile } from '../../public-profiles/public-profile-record';
import { findPublicProfile } from '../../public-profiles/public-profiles.service';
import { profileContent } from '../../share-pictures/contents/profile-content';
import { sharePictureLink } from '../../share-pictures/share-picture-link';
import { profileJsonLd } from '../json-ld/profile';
import { buildHead } from './build-head';

/** The page may be shared while search engines are asked not to list it. */
export async function findPublicProfileHead(
  database: Queryable,
  username: string,
): Promise<PageHead | undefined> {
  const profile = await findPublicProfile(database, username);
  if (!profile) return undefined;
  const path = paths.publicProfile(profile.username);
  const designation = currentDesignation(profile.workExperience);
  return {
    ...buildHead({
      path,
      title: designation ? `${profile.name}, ${designation}` : profile.name,
      description: describePublicProfile(profile),
      ...sharePictureLink('profile', profile.username, profileContent(profile)),
      noindex: !profile.isIndexable,
      jsonLd: [profileJsonLd(profile, path)],
    }),
    type: 'profile',
  };
}
