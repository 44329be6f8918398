import { plainText } from '../../../html/plain-text';
import type { InstituteRow } from '../../institutes/institute-record';
import type { Described } from './json-ld';
import { addressThing } from './place';

export function instituteThing(institute: InstituteRow, path: string): Described {
  const { landmark, zipcode, city, state } = institute;
  return {
    '@context': 'https://schema.org',
    '@type': /\b(?:college|university)\b/i.test(institute.kind)
      ? 'CollegeOrUniversity'
      : 'EducationalOrganization',
    url: path,
    name: institute.name,
    description: plainText(institute.description) || institute.tagline || institute.name,
    ...(institute.logo && { logo: institute.logo }),
    ...(institute.website && { sameAs: institute.website }),
    ...(institute.phone && { telephone: institute.phone }),
    ...(institute.email && { email: institute.email }),
    ...(institute.founded_year !== null && { foundingDate: String(institute.founded_year) }),
    address: {
      ...addressThing({ city, state, country: 'India' }),
      ...(landmark && { streetAddress: landmark }),
      ...(zipcode && { postalCode: zipcode }),
    },
  };
}
