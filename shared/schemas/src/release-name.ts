/** How releases, sets and environments are named in requests and answers. */
import { array, object, string, type InferType } from 'yup';

export const unitField = string()
  .matches(/^[a-z]{1,40}$/, 'A unit name has lower-case letters only, such as explore.')
  .required();
export const releaseField = string()
  .matches(/^\w[\w.-]{0,127}$/, 'A release is named like 1.4.0-3f2a9c.')
  .required();
export const setField = string()
  .matches(/^[0-9a-f]{12}$/, 'A set is named by 12 hexadecimal digits.')
  .required();
export const environmentField = string()
  .matches(/^[a-z][a-z0-9-]{0,39}$/, 'An environment is named like production, staging or pr-42.')
  .required();
/** Why something is done, for the audit log. */
export const whyField = string().trim().max(300).default('');

/** One release of one unit. */
export const releaseRefSchema = object({ unit: unitField, release: releaseField });
export type ReleaseRef = InferType<typeof releaseRefSchema>;

/** A release set as answers tell it: the host first, then the remotes by name. */
export const setSchema = object({ id: string().required(), parts: array(releaseRefSchema).required() });
export type NamedSet = InferType<typeof setSchema>;
