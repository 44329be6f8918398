/** What members save for later: jobs, courses, competitions and institutes, once per person and item. */
import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';
import { APPLICATION_KINDS, type ApplicationKind } from '../jobs/application';

export const SAVED_KINDS = ['job', 'course', 'competition', 'institute'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** The most items that a member can save. */
export const SAVED_MAX = 1000;

const savedKind = () => mixed<SavedKind>().oneOf(SAVED_KINDS);

const itemRequest = object({
  kind: savedKind().required(),
  id: string().max(100).required(),
});

/** The most items that a guest can save on a device: one request can add them all to an account. */
export const GUEST_SAVED_MAX = 100;

/** Items without repetition, in the order in which they were saved. */
export const savedKeysSchema = array(itemRequest.required()).max(GUEST_SAVED_MAX).required();
export type SavedKeys = InferType<typeof savedKeysSchema>;

const savedStateSchema = object({ saved: boolean().required() }).required();

const shared = {
  path: 'saved/:kind/:id',
  access: 'session',
  request: itemRequest,
  response: savedStateSchema,
} as const;

/** Idempotent. NOT_FOUND if there is no such item; CLOSED when the member has saved `SAVED_MAX` others. */
export const saveItemEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  summary: 'Saves a job, course, competition or institute for later.',
});

/** Idempotent. */
export const removeSavedItemEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  summary: 'Removes an item from what the member has saved.',
});

/** Idempotent. Items that do not exist are left out. */
export const saveItemsEndpoint = endpoint({
  method: 'POST',
  path: 'saved',
  access: 'session',
  request: object({ items: savedKeysSchema }),
  response: object({
    /** The number of items that the member had not saved before. */
    added: number().integer().required(),
    /** Whether some items were left out because the member has saved `SAVED_MAX`. */
    isFull: boolean().required(),
  }).required(),
  summary: 'Saves the items that a guest has saved on a device.',
});

export const savedItemSchema = object({
  /** One of `SAVED_KINDS`; more may be added. */
  kind: string().required(),
  id: string().required(),
  title: string().required(),
  /** The organisation or institute that offers the item; for an institute, its place. */
  provider: string().defined(),
  /** Path or address of a picture; may be empty. */
  picture: string().defined(),
  /** `private` or `government` for jobs, otherwise empty. */
  jobKind: string().defined(),
  /** The deadline to apply or register, an ISO instant; null for items without a deadline. */
  closesAt: string().nullable().defined(),
  isOpen: boolean().required(),
  /** What decides besides the deadline, as texts: pay, place, fee, prizes. */
  facts: array(string().required()),
  /** ISO instant. */
  savedAt: string().required(),
});
export type SavedItem = InferType<typeof savedItemSchema>;

export const getSavedItemsEndpoint = endpoint({
  method: 'GET',
  path: 'saved',
  access: 'session',
  request: object({
    kind: savedKind(),
    /** Only jobs of this kind. */
    jobKind: mixed<ApplicationKind>().oneOf(APPLICATION_KINDS),
    ...pageFields,
  }),
  response: pageOf(savedItemSchema).required(),
  summary: 'Lists what the member has saved, most recent first.',
});

export const getSavedKeysEndpoint = endpoint({
  method: 'GET',
  path: 'saved-keys',
  access: 'session',
  request: object({}),
  response: object({
    items: array(object({ kind: string().required(), id: string().required() })).required(),
  }).required(),
  summary: 'Names everything that the member has saved, so that pages can mark it.',
});
