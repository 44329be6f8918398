import { plainText } from '../../../html/plain-text';
import type { InstituteRow } from '../../institutes/institute-record';
import type { JsonLdDocument } from './json-ld';
import { addressJsonLd } from './place';

export function instituteJsonLd(institute: InstituteRow, path: string): JsonLdDocument {
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
      ...addressJsonLd({ city, state, country: 'India' }),
      ...(landmark && { streetAddress: landmark }),
      ...(zipcode && { postalCode: zipcode }),
    },
  };
}
