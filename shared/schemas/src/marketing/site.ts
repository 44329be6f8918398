/** The company that runs the site, and whether the parts of the site work. */
import { array, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

const companySchema = object({
  /** Null if it is not set. */
  name: string().nullable().defined(),
  /** The lines of the postal address; empty if it is not set. */
  address: array(string().required()).required(),
  /** The GST identification number; null if it is not set. */
  gstin: string().nullable().defined(),
});
export type Company = InferType<typeof companySchema>;

export const getCompanyEndpoint = endpoint({
  method: 'GET',
  path: 'site/company',
  access: 'public',
  request: object({}),
  response: companySchema.required(),
  summary: 'The name and address of the company that runs the site.',
});

export const SITE_PARTS = ['website', 'database', 'code', 'live-media', 'mail'] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** `degraded`: slow, or only some of its functions work. */
export const PART_STATES = ['up', 'degraded', 'down'] as const;
export type PartState = (typeof PART_STATES)[number];

const siteStatusSchema = object({
  parts: array(
    object({
      /** One of SITE_PARTS; more may be added. Parts that a site does not have are left out. */
      part: string().required(),
      /** One of PART_STATES. */
      state: string().required(),
    }),
  ).required(),
  /** ISO time of the checks. */
  checkedAt: string().required(),
});
export type SiteStatus = InferType<typeof siteStatusSchema>;

export const getSiteStatusEndpoint = endpoint({
  method: 'GET',
  path: 'site/status',
  access: 'public',
  request: object({}),
  response: siteStatusSchema.required(),
  summary: 'The status of each part of the site.',
});
