import { currentDesignation } from '@sopaan/schemas/account/current-designation';
import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import type { JsonLdDocument } from './json-ld';

export function profileJsonLd(profile: PublicProfile, path: string): JsonLdDocument {
  const { name, username, profilePicture, about, workExperience, socialLinks } = profile;
  const designation = currentDesignation(workExperience);
  const links = socialLinks.map(({ url }) => url).filter((url) => /^https?:\/\//i.test(url));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: path,
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: username,
      url: path,
      ...(designation && { jobTitle: designation }),
      ...(about.userabout && { description: about.userabout }),
      ...(profilePicture && { image: profilePicture }),
      ...(links.length > 0 && { sameAs: links }),
    },
  };
}
