/** Identifiers of releases, sets and environments in requests and responses. */
import { array, object, string, type InferType } from 'yup';

export const unitField = string()
  .matches(/^[a-z]{1,40}$/, 'A unit name has lower-case letters only, such as explore.')
  .required();
export const releaseField = string()
  .matches(/^\w[\w.-]{0,127}$/, 'A release name looks like 1.4.0-3f2a9c81d0.')
  .required();
export const setField = string()
  .matches(/^[0-9a-f]{12}$/, 'A set name has 12 hexadecimal digits.')
  .required();
export const environmentField = string()
  .matches(/^[a-z][a-z0-9-]{0,39}$/, 'An environment name looks like production, staging or pr-42.')
  .required();
/** The reason of a change, for the audit log. */
export const whyField = string().trim().max(300).default('');

/** Identifies one release of one unit. */
export const releaseRefSchema = object({ unit: unitField, release: releaseField });
export type ReleaseRef = InferType<typeof releaseRefSchema>;

/** Identifies a release set and its releases, called `parts` in requests and responses: the host first, then the remotes by name. */
export const setSchema = object({
  id: string().required(),
  parts: array(releaseRefSchema).required(),
});
export type ReleaseSetRef = InferType<typeof setSchema>;
