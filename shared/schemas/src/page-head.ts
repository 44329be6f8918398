/** What stands in the head of a public page, for crawlers and link previews, which run no scripts. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

export const pageHeadSchema = object({
  /** 200, or 404 when the path names something that there is not. */
  status: number().required(),
  /** The page's one path: the path asked for with its slug put right. */
  canonicalPath: string().required(),
  /** Before the product's name; empty where the route's own title says all there is. */
  title: string().defined(),
  /** One or two plain sentences; empty where the route's own will do. */
  description: string().defined(),
  /** Address of a picture, absolute or from the site's root; empty when there is none. */
  image: string().defined(),
  /** The page's `og:type`. */
  type: string().required(),
  /** Whether search engines are asked to leave the page out. */
  noindex: boolean().required(),
  /** schema.org descriptions, each as JSON. Addresses on this site start with `/`. */
  jsonLd: array(string().required()).required(),
});
export type PageHead = InferType<typeof pageHeadSchema>;

export const getPageHeadEndpoint = endpoint({
  method: 'GET',
  path: 'pages/head',
  access: 'public',
  request: object({ path: string().max(500).required() }),
  response: pageHeadSchema.required(),
  summary: 'Tells what belongs into the head of the public page at a path of the site.',
});
