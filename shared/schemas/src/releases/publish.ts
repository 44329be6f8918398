/** Publishing and listing releases. Times are ISO 8601 in UTC, sizes in bytes. */
import type { releaseSchema } from '@sopaan/contract/release';
import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';
import { releaseRefSchema, releaseField, unitField } from './name';

const integrityField = string()
  .matches(/^sha384-[A-Za-z0-9+/]{64}$/)
  .required();

/** How many releases an edge may ask about at once. */
export const REMOVED_RELEASES_MAX = 500;

/** The given files that the store does not have yet. Files are uploaded with `PUT releases/blobs/:name?encoding=br`. */
export const missingFilesEndpoint = endpoint({
  method: 'POST',
  path: 'releases/missing-files',
  access: 'deploy',
  request: object({ integrities: array(integrityField).max(1500).required() }),
  response: object({ missing: array(string().required()).required() }),
  summary: 'Lists the files of a release that still have to be uploaded.',
});

/** Not `object()`, because a parser that drops undeclared fields would drop all of them. */
const manifestField = mixed(
  (value): value is object => typeof value === 'object' && value !== null,
).required();

/** Metadata from the team of the release. */
const originFields = {
  author: string().trim().max(120).default(''),
  commit: string()
    .matches(/^[0-9a-f]{7,40}$/, { excludeEmptyString: true })
    .default(''),
  note: string().trim().max(500).default(''),
};

/** RELEASE_REFUSED has all faults of the manifest in `reasons`, and the paths that its unit does not own. */
export const publishEndpoint = endpoint({
  method: 'POST',
  path: 'releases',
  access: 'deploy',
  request: object({
    manifest: manifestField,
    ...originFields,
    /** Grants the unit the paths of the release that nobody owns; for operators only. */
    grantPaths: boolean(),
  }),
  response: object({
    unit: string().required(),
    release: string().required(),
    /** `published`, or `unchanged` when the same bytes were published before. */
    status: string().required(),
  }),
  summary: 'Publishes a release whose files have been uploaded. Releases are immutable.',
});

export const releaseSummarySchema = object({
  unit: string().required(),
  release: string().required(),
  version: string().required(),
  contract: string().required(),
  author: string().defined(),
  commit: string().defined(),
  note: string().defined(),
  publishedAt: string().required(),
  publishedBy: string().required(),
  files: number().required(),
  /** The size of all files, as sent. */
  bytes: number().required(),
  /** The environments that serve it. */
  environments: array(string().required()).required(),
  /** The environments that serve it to a share of the visitors. */
  canaries: array(string().required()).required(),
  /** The number of its files that had changed on the disks of edges. Older APIs do not send it. */
  changedFiles: number().default(0),
});
export type ReleaseSummary = InferType<typeof releaseSummarySchema>;

export const listReleasesEndpoint = endpoint({
  method: 'GET',
  path: 'releases',
  access: 'deploy',
  request: object({
    unit: unitField.optional(),
    /** The beginning of a release's name, for example `1.4.0`. */
    starts: string().max(128),
    ...pageFields,
  }),
  response: pageOf(releaseSummarySchema.required()),
  summary: 'Lists the published releases, newest first.',
});

/** The data that an edge needs to serve a release. */
export const releaseForEdgeEndpoint = endpoint({
  method: 'GET',
  path: 'releases/units/:unit/releases/:release',
  access: 'edge',
  request: object({ unit: unitField, release: releaseField }),
  response: object({
    manifest: mixed<InferType<typeof releaseSchema>>().required(),
    author: string().defined(),
    commit: string().defined(),
    publishedAt: string().required(),
    /** The encoding in which `GET releases/blobs/:name` serves each file: `br` or `identity`. */
    encodings: array(
      object({ name: string().required(), encoding: string().required() }),
    ).required(),
  }),
  summary: 'Returns a release with its manifest, for an edge.',
});

/** Lists only releases that were removed. Unknown ones, such as those of another database, are left out. */
export const removedReleasesEndpoint = endpoint({
  method: 'POST',
  path: 'releases/removed',
  access: 'edge',
  request: object({
    releases: array(releaseRefSchema.required()).max(REMOVED_RELEASES_MAX).required(),
  }),
  response: object({ removed: array(releaseRefSchema.required()).required() }),
  summary: 'Lists which of these releases were removed, so that an edge need not keep them.',
});

/** Checks the stored files of a release against their hashes. */
export const verifyEndpoint = endpoint({
  method: 'POST',
  path: 'releases/verify',
  access: 'deploy',
  request: releaseRefSchema,
  response: object({
    sound: boolean().required(),
    faults: array(object({ file: string().required(), message: string().required() })).required(),
  }),
  summary: 'Checks the hash of every stored file of a release.',
});
