/** Sitemaps for search engines. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/** The kinds of sitemaps, in addition to the pages in the route tables. */
export const SITEMAP_KINDS = [
  'courses',
  'jobs',
  'competitions',
  'festivals',
  'institutes',
  'newsletter',
  'profiles',
  'posts',
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** The most entries of one sitemap. */
export const SITEMAP_MAX_ENTRIES = 10_000;
/** The most entries of one response. */
export const SITEMAP_PAGE_SIZE = 1_000;

const changedAt = string().required();

export const getSitemapsEndpoint = endpoint({
  method: 'GET',
  path: 'pages/sitemaps',
  access: 'public',
  request: object({}),
  response: object({
    sitemaps: array(
      object({
        kind: string().required(),
        /** Counts from 1. */
        part: number().required(),
        /** The last change of an entry. */
        changedAt,
      }),
    ).required(),
  }).required(),
  summary: 'Lists the sitemaps that are not empty.',
});

export const sitemapEntrySchema = object({ path: string().required(), changedAt });
export type SitemapEntry = InferType<typeof sitemapEntrySchema>;

export const getSitemapEndpoint = endpoint({
  method: 'GET',
  path: 'pages/sitemaps/:kind/:part',
  access: 'public',
  request: object({
    kind: string().oneOf(SITEMAP_KINDS).required(),
    part: number().integer().min(1).max(50_000).required(),
    cursor: string().max(300),
  }),
  response: object({
    entries: array(sitemapEntrySchema).required(),
    /** Null on the last page. */
    nextCursor: string().nullable().defined(),
  }).required(),
  summary: 'Lists the entries of one sitemap, page by page. Closed and past items are left out.',
});
