/** Releases and release sets: what a build writes, what the edge composes and what a page receives. */
import { array, boolean, number, object, string, type InferType, type ObjectSchema } from 'yup';
import { retirementSchema } from './retirement';
import { tolerantRoutesSchema, type Route } from './routes';

const integrity = string()
  .matches(/^sha384-[A-Za-z0-9+/]{64}$/)
  .required();
const fileName = string()
  .matches(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/)
  .required();

/** A file of a release. `bytes`: size as built, `brotli`: size as sent. */
const fileSchema = object({
  name: fileName,
  integrity,
  bytes: number().integer().min(0).required(),
  brotli: number().integer().min(0).required(),
});

const chunkListSchema = object({
  js: array(fileName).required(),
  css: array(fileName).required(),
});
export type ChunkList = InferType<typeof chunkListSchema>;

/** `release.json`: one immutable build of one unit. */
export const releaseSchema = object({
  unit: string().required(),
  version: string().required(),
  /** `<version>-<hash of all inputs of the build>`: the release's name and its folder. */
  release: string()
    .matches(/^\w[\w.-]*$/)
    .required(),
  /** The host's contract version, or the range that a remote needs. */
  contract: string().required(),
  /** Other majors of the contract that the unit has adapters for. */
  adapts: array(number().integer().required()).default(() => []),
  /** The page format that a host reads; 1 if omitted. Remotes have none. */
  pageFormat: number().integer().min(1),
  /** Whether the unit runs on pages that require Trusted Types. */
  trustedTypes: boolean(),
  /** The script that starts the unit: the host's last script, a remote's container. */
  entry: fileName,
  /** The global name of a remote's container; empty for the host. */
  container: string().defined(),
  /** Shared libraries: the version that the host provides and its files, or the range that a remote needs. */
  shared: array(
    object({ name: string().required(), version: string().required(), files: chunkListSchema }),
  ).required(),
  routes: tolerantRoutesSchema,
  /** The files that must be loaded before anything of the unit runs. */
  start: chunkListSchema,
  /** What a screen loads in addition: files of its release, and shared libraries of the host by name. */
  screens: array(
    object({
      name: string().required(),
      files: chunkListSchema,
      shared: array(string().required()).required(),
    }),
  ).required(),
  files: array(fileSchema).required(),
});
export type Release = InferType<typeof releaseSchema>;

/** A remote as the page knows it. URLs are same-site paths or absolute, and end with `/`. */
export interface PageRemote {
  name: string;
  version: string;
  release: string;
  contract: string;
  adapts: number[];
  /** The URL prefix of its files. */
  base: string;
  entry: string;
  integrity: string;
  container: string;
  shared: Array<{ name: string; version: string }>;
  routes: Route[];
  /** The files that each screen needs in addition to the entry, so that all can be requested at once. */
  screens: Array<{ name: string; files: Array<{ name: string; integrity: string }> }>;
}

/** A remote as the edge describes it, in the page or in its response to a request for a fallback release. */
export const pageRemoteSchema: ObjectSchema<PageRemote> = object({
  name: string().required(),
  version: string().required(),
  release: string().required(),
  contract: string().required(),
  adapts: array(number().integer().required()).default(() => []),
  base: string().required(),
  entry: fileName,
  integrity,
  container: string().required(),
  shared: array(object({ name: string().required(), version: string().required() })).required(),
  routes: tolerantRoutesSchema,
  screens: array(
    object({
      name: string().required(),
      files: array(object({ name: fileName, integrity })).required(),
    }),
  )
    // An edge that is older than the host of the page does not send `screens`.
    .default(() => []),
});

/** A unit whose release differs between a preview and its environment. Times are ISO 8601 in UTC. */
export const overriddenUnitSchema = object({
  unit: string().required(),
  version: string().required(),
  release: string().required(),
  author: string().defined(),
  commit: string().defined(),
  publishedAt: string().required(),
});
export type OverriddenUnit = InferType<typeof overriddenUnitSchema>;

/** Why a preview link shows the environment instead. */
export const PREVIEW_PROBLEMS = [
  'expired',
  'revoked',
  'unknown',
  'unavailable',
  'other-environment',
] as const;

const pagePreviewSchema = object({
  /** Why there is no preview; null while there is one. */
  problem: string().nullable().defined(),
  /** The token in the preview link; empty without a preview. */
  token: string().defined(),
  /** ISO 8601 in UTC; empty without a preview. */
  expires: string().defined(),
  /** The set that the environment shows to everyone else. */
  base: string().defined(),
  overridden: array(overriddenUnitSchema).required(),
});
export type PagePreview = InferType<typeof pagePreviewSchema>;

/** The query parameter of a preview link. */
export const PREVIEW_PARAMETER = 'preview';

/** The set written into each page, as JSON in the element `#sopaan-set`. */
export const pageSetSchema = object({
  /** The hash of the releases in the set, included in errors, reports and previews. */
  set: string().required(),
  environment: string().required(),
  /**
   * The signed ID of this page in its reports; empty for a page that the edge does not count. Reports without it are not counted.
   * In page format 2 the HTML has none, and the host reads it from `Server-Timing`.
   */
  page: string().defined().default(''),
  host: object({ version: string().required(), release: string().required() }).required(),
  remotes: array(pageRemoteSchema).required(),
  /** The retired paths of the environment, the most specific first. They take precedence over all routes. */
  retirements: array(retirementSchema).default(() => []),
  preview: pagePreviewSchema.nullable().default(null),
});
export type PageSet = InferType<typeof pageSetSchema>;

export const PAGE_SET_ELEMENT_ID = 'sopaan-set';

/**
 * The page format of this host. 1: the page's ID and the nonce of its styles are in the HTML. 2: they are in the header
 * `Server-Timing`, so that the HTML is the same for all visitors of a set.
 */
export const PAGE_FORMAT = 2;

/** The entries of `Server-Timing` in page format 2; their values are in `desc`. */
export const PAGE_HEADER_ENTRIES = {
  /** The ID of the page, like `page` in its set; missing for a page that is not counted. */
  page: 'page',
  /** The nonce that the content security policy requires of style elements. */
  nonce: 'nonce',
} as const;
