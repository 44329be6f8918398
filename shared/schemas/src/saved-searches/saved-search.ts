/** Job searches that members save in order to be notified of new jobs. */
import { array, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/** The lists that can be saved: all jobs, or those of one kind. */
export const JOB_LISTS = ['all', 'private', 'government'] as const;
export type JobList = (typeof JOB_LISTS)[number];

/**
 * The maximum frequency of alerts. An alert is a notice and an email. `off` turns off only the emails: notices are then sent up to once a
 * day, which is more often than with `weekly`.
 */
export const ALERT_FREQUENCIES = ['daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const SAVED_SEARCHES_MAX = 20;
export const SEARCH_NAME_MAX = 80;
const QUERY_MAX = 4_000;

const frequency = () =>
  mixed<AlertFrequency>().oneOf(ALERT_FREQUENCIES).required('Choose how often.');

/** The fields that a member enters. */
export const savedSearchChoicesSchema = object({
  name: string()
    .trim()
    .max(SEARCH_NAME_MAX, `Use ${SEARCH_NAME_MAX} characters or fewer.`)
    .required('Enter a name.'),
  frequency: frequency(),
});
export type SavedSearchChoices = InferType<typeof savedSearchChoicesSchema>;

export const savedSearchSchema = object({
  id: string().required(),
  /** One of `JOB_LISTS`; more may be added. */
  list: string().required(),
  name: string().required(),
  /** The filters as the query of the list's page, without `?`; empty without filters. */
  query: string().defined(),
  /** The list's page with the filters. */
  path: string().required(),
  /** One of `ALERT_FREQUENCIES`; more may be added. */
  frequency: string().required(),
  /** ISO instants; `alertedAt` is null before the first alert. */
  createdAt: string().required(),
  alertedAt: string().nullable().defined(),
});
export type SavedSearch = InferType<typeof savedSearchSchema>;

/** All saved searches of the member, most recent first. */
const savedSearchesSchema = object({
  items: array(savedSearchSchema).required(),
  max: number().required(),
}).required();
export type SavedSearches = InferType<typeof savedSearchesSchema>;

export const getSavedSearchesEndpoint = endpoint({
  method: 'GET',
  path: 'saved-searches',
  access: 'session',
  request: object({}),
  response: savedSearchesSchema,
  summary: "Lists the member's saved searches, most recent first.",
});

/**
 * Idempotent: a search with the same filters gets the name and the frequency. CLOSED when the member has `SAVED_SEARCHES_MAX` others;
 * an error of the field `query` if the list has no such filters.
 */
export const saveSearchEndpoint = endpoint({
  method: 'POST',
  path: 'saved-searches',
  access: 'session',
  request: savedSearchChoicesSchema.shape({
    list: mixed<JobList>().oneOf(JOB_LISTS).required(),
    /** As in the URL of the list's page. */
    query: string().max(QUERY_MAX).defined(),
  }),
  response: savedSearchesSchema,
  summary: 'Saves a search of a list of jobs.',
});

/** NOT_FOUND if the member has no such search. */
export const setAlertFrequencyEndpoint = endpoint({
  method: 'PUT',
  path: 'saved-searches/:id',
  access: 'session',
  request: object({ id: string().max(100).required(), frequency: frequency() }),
  response: savedSearchesSchema,
  summary: 'Changes how often new jobs of a saved search are emailed.',
});

/** NOT_FOUND if the member has no such search. */
export const deleteSavedSearchEndpoint = endpoint({
  method: 'DELETE',
  path: 'saved-searches/:id',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: savedSearchesSchema,
  summary: 'Deletes a saved search.',
});
