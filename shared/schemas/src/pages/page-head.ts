/** The `<head>` of a public page, for crawlers and link previews, which do not run scripts. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const pageHeadSchema = object({
  /** 200, or 404 for a path to an item that does not exist. */
  status: number().required(),
  /** The canonical path: the requested path with the correct slug. */
  canonicalPath: string().required(),
  /** Without the product's name; empty where the title of the route is used. */
  title: string().defined(),
  /** One or two sentences of plain text; empty where the description of the route is used. */
  description: string().defined(),
  /** The URL of a picture, absolute or relative to the root of the site; may be empty. */
  image: string().defined(),
  /** The size of the picture in pixels and its text alternative; null if they are not known. */
  imageDetails: object({
    width: number().required(),
    height: number().required(),
    alt: string().required(),
  })
    .nullable()
    .default(null),
  /** The page's `og:type`. */
  type: string().required(),
  /** Whether search engines should not index the page. */
  noindex: boolean().required(),
  /** schema.org objects as JSON. URLs of this site start with `/`. */
  jsonLd: array(string().required()).required(),
  /** Whether it may be cached briefly. A head about a person may not, because the person can switch the page off at any time. */
  isCacheable: boolean().default(true),
  /** Feeds of what the page lists. Their paths start with `/`. */
  feeds: array(
    object({
      title: string().required(),
      path: string().required(),
      type: string().required(),
    }),
  ).default([]),
});
export type PageHead = InferType<typeof pageHeadSchema>;

export const getPageHeadEndpoint = endpoint({
  method: 'GET',
  path: 'pages/head',
  access: 'public',
  request: object({ path: string().max(500).required() }),
  response: pageHeadSchema.required(),
  summary: 'Returns the metadata for the head of a public page.',
});
