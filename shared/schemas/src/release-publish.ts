/** Releases: publishing, and what is known of them. Times are ISO 8601 in UTC, sizes bytes. */
import type { releaseSchema } from '@sopaan/contract/release';
import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { pageFields, pageOf } from './paging';
import { releaseRefSchema, releaseField, unitField } from './release-name';

const integrityField = string()
  .matches(/^sha384-[A-Za-z0-9+/]{64}$/)
  .required();

/** Which of these files the store does not hold yet. Files are uploaded by `PUT releases/blobs/:name?encoding=br`. */
export const missingFilesEndpoint = endpoint({
  method: 'POST',
  path: 'releases/missing-files',
  access: 'deploy',
  request: object({ integrities: array(integrityField).max(1500).required() }),
  response: object({ missing: array(string().required()).required() }),
  summary: 'Of the files of a release, those that are still to be uploaded.',
});

/** Not `object()`: a reader that drops undeclared fields would empty it. */
const manifestField = mixed(
  (value): value is object => typeof value === 'object' && value !== null,
).required();

/** What a release's team says of it. */
const originFields = {
  author: string().trim().max(120).default(''),
  commit: string()
    .matches(/^[0-9a-f]{7,40}$/, { excludeEmptyString: true })
    .default(''),
  note: string().trim().max(500).default(''),
};

/** The manifest is checked whole; RELEASE_REFUSED says in `reasons` what is wrong with it. */
export const publishEndpoint = endpoint({
  method: 'POST',
  path: 'releases',
  access: 'deploy',
  request: object({ manifest: manifestField, ...originFields }),
  response: object({
    unit: string().required(),
    release: string().required(),
    /** `published`, or `unchanged` when the same bytes were published before. */
    status: string().required(),
  }),
  summary: 'Publishes a release whose files are uploaded. It never changes afterwards.',
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
  /** Of all files, as sent. */
  bytes: number().required(),
  /** Where it runs now. */
  environments: array(string().required()).required(),
  /** Where it runs for a part of the visitors. */
  canaries: array(string().required()).required(),
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
  summary: 'The published releases, newest first.',
});

/** What an edge needs to serve a release. */
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
    /** How each file, by its name, is handed out by `GET releases/blobs/:name`: `br` or `identity`. */
    encodings: array(
      object({ name: string().required(), encoding: string().required() }),
    ).required(),
  }),
  summary: 'A release with its manifest, for an edge.',
});

/** Checks files that the store holds against their hashes. */
export const verifyEndpoint = endpoint({
  method: 'POST',
  path: 'releases/verify',
  access: 'deploy',
  request: releaseRefSchema,
  response: object({
    sound: boolean().required(),
    faults: array(object({ file: string().required(), message: string().required() })).required(),
  }),
  summary: 'Reads every file of a release from the store and checks its hash.',
});
