/** The difference between two sets or two releases. Sizes are bytes as sent. */
import { array, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

const sideFields = { from: string().nullable().defined(), to: string().nullable().defined() };

export const differenceSchema = object({
  /** Units whose release differs; null where a side does not have the unit. */
  units: array(object({ unit: string().required(), ...sideFields })).required(),
  routes: array(
    object({
      path: string().required(),
      unit: string().required(),
      change: mixed<'added' | 'removed' | 'changed'>().required(),
      /** The changes as text: `layout page → site`. */
      details: array(string().required()).required(),
    }),
  ).required(),
  /** Versions and ranges of the contract that differ, by unit. */
  contract: array(object({ unit: string().required(), ...sideFields })).required(),
  /** Versions and ranges of shared libraries that differ, by unit. */
  shared: array(
    object({ unit: string().required(), library: string().required(), ...sideFields }),
  ).required(),
  /** The size of the first visit of each page, where it differs. */
  bytes: array(
    object({
      path: string().required(),
      from: number().nullable().defined(),
      to: number().nullable().defined(),
    }),
  ).required(),
});
export type Difference = InferType<typeof differenceSchema>;

/** A side is a set (12 hexadecimal digits), `unit@release`, or the name of an environment. */
const sideField = string()
  .matches(/^[\w.@-]{1,180}$/)
  .required();

export const differenceEndpoint = endpoint({
  method: 'GET',
  path: 'releases/difference',
  access: 'deploy',
  request: object({ from: sideField, to: sideField }),
  response: differenceSchema.required(),
  summary: 'Compares the routes, contract, shared libraries and sizes of two sets or releases.',
});
