import { PRODUCT_NAME } from '@sopaan/contract/version';
import { paths } from '@sopaan/contract/paths';
import type { JsonLdDocument } from './json-ld';

export const organizationJsonLd: JsonLdDocument = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': '/#organization',
  name: PRODUCT_NAME,
  url: '/',
  logo: '/favicon.svg',
};

/** The part in braces is the name of the search field, as schema.org defines it. */
const searchAction = {
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${paths.exploreCourses}?search={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
} as const;

export const websiteJsonLd: JsonLdDocument = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': '/#website',
  name: PRODUCT_NAME,
  url: '/',
  inLanguage: 'en-IN',
  publisher: { '@id': '/#organization' },
  potentialAction: searchAction,
};
