/** The addresses that search engines are told of. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

/** What there are sitemaps of, beside the pages that stand in the route tables. */
export const SITEMAP_KINDS = ['courses', 'jobs', 'competitions', 'institutes'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** The most addresses in one sitemap. */
export const SITEMAP_MAX_ENTRIES = 10_000;
/** The most addresses in one answer. */
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
        /** When something in it changed last. */
        changedAt,
      }),
    ).required(),
  }).required(),
  summary: 'Names the sitemaps that hold anything.',
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
    /** Null with the last of the part. */
    nextCursor: string().nullable().defined(),
  }).required(),
  summary:
    'Gives the addresses of one sitemap, some at a time. What is closed or over is left out.',
});
