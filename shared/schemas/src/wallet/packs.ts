/** Packs: documents of a wallet that the member shares with one recipient by a link, for a limited time. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { fileSchema } from '../api/file';
import { pageFields, pageOf } from '../api/paging';
import { WALLET_SLOTS } from './slots';

export const PACK_DAYS_MAX = 30;

/** Why a document cannot be in a pack: no watermark can be put on it. */
export const PACK_PROBLEMS = {
  encrypted:
    'This PDF is protected by a password or against changes. Upload an unprotected copy to share it.',
  unreadable: 'This file is damaged or incomplete. Upload another copy to share it.',
  'too-large':
    'This file is too large for a watermark. Upload a copy with fewer pages or pixels to share it.',
} as const;
export type PackProblem = keyof typeof PACK_PROBLEMS;

/** The text for a problem in a response, which a newer API may have added. */
export function packProblemText(problem: string): string {
  const texts: Readonly<Record<string, string>> = PACK_PROBLEMS;
  return texts[problem] ?? 'This file cannot be shared. Upload another copy to share it.';
}

/** The letters that watermarks are written in. */
const WATERMARK_LETTERS =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{M}\p{N}\p{P}\p{Zs}+₹\u200c\u200d]*$/u;

const packSchema = object({
  packId: string().required(),
  receiver: string().required(),
  createdAt: string().required(),
  expiresAt: string().required(),
  /** `active`, `expired` or `revoked`. */
  state: string().required(),
  /** How often the link was opened. */
  openingCount: number().required(),
  documents: array(object({ slot: string().required(), name: string().required() })).required(),
});
export type Pack = InferType<typeof packSchema>;

const activitySchema = object({
  at: string().required(),
  /** `created`, `opened`, `document-opened` or `revoked` for a pack; `sent` or `withdrawn` for an application. More may be added. */
  action: string().required(),
  receiver: string().required(),
  /** The name of the document that was opened or sent. */
  document: string().nullable().defined(),
  /** The number of times within the minute that began at `at`. */
  count: number().required(),
  /** Identifies the entry. */
  id: string().required(),
});
export type PackActivity = InferType<typeof activitySchema>;

const packListSchema = object({
  /** Active ones first, then the newest. */
  packs: array(packSchema).required(),
  /** The latest entries, for older pages; others use `getWalletActivityEndpoint`. */
  activity: array(activitySchema).required(),
});

/** WALLET_LOCKED. */
export const getPacksEndpoint = endpoint({
  method: 'GET',
  path: 'wallet/packs',
  access: 'session',
  request: object({}),
  response: packListSchema,
  summary: 'The packs of the unlocked wallet, and the latest entries of its log.',
});

/** WALLET_LOCKED. */
export const getWalletActivityEndpoint = endpoint({
  method: 'GET',
  path: 'wallet/activity',
  access: 'session',
  request: object(pageFields),
  response: pageOf(activitySchema).required(),
  summary: 'What was done with packs and sent with applications, newest first.',
});

export const newPackSchema = object({
  receiver: string()
    .trim()
    .max(80, 'Use at most 80 characters.')
    .matches(
      WATERMARK_LETTERS,
      'Use Latin or Devanagari letters, because the name is printed on the documents.',
    )
    .required('Enter who gets the link.'),
  /** How long the link is valid. */
  days: number()
    .typeError('Choose how long the link works.')
    .integer()
    .min(1)
    .max(PACK_DAYS_MAX, `A link works for at most ${PACK_DAYS_MAX} days.`)
    .required('Choose how long the link works.'),
  slots: array(string().oneOf(WALLET_SLOTS).required())
    .min(1, 'Choose at least one document.')
    .max(WALLET_SLOTS.length)
    .required(),
});
export type NewPack = InferType<typeof newPackSchema>;

/**
 * The token is in this response only. VALIDATION_FAILED for an empty slot and for a document with a problem, CONFLICT for too many active
 * packs, UNAVAILABLE while too many documents are waiting for their check, WALLET_LOCKED.
 */
export const createPackEndpoint = endpoint({
  method: 'POST',
  path: 'wallet/packs',
  access: 'session',
  request: newPackSchema,
  response: object({ token: string().required() }),
  summary: 'Creates a pack of documents. Only this response contains the token of its link.',
});

/** WALLET_LOCKED. */
export const revokePackEndpoint = endpoint({
  method: 'POST',
  path: 'wallet/packs/:packId/revoke',
  access: 'session',
  request: object({ packId: string().max(60).required() }),
  response: packListSchema,
  summary: 'Revokes a pack: its link no longer works.',
});

const token = string().max(60).required();

const openedPackSchema = object({
  /** The full name of the member. */
  owner: string().required(),
  receiver: string().required(),
  expiresAt: string().required(),
  documents: array(
    object({
      fileId: string().required(),
      slot: string().required(),
      name: string().required(),
      /** Bytes. */
      size: number().required(),
    }),
  ).required(),
});
export type OpenedPack = InferType<typeof openedPackSchema>;

/** A POST, so that programs that fetch links in advance open nothing. LINK_INVALID; LINK_EXPIRED, including for a revoked pack. */
export const openPackEndpoint = endpoint({
  method: 'POST',
  path: 'packs/open',
  access: 'public',
  request: object({ token }),
  response: openedPackSchema,
  summary:
    'The documents of a pack, for its recipient. Each call is an opening in the log of the wallet.',
});

/** A copy with a watermark, opened in a separate tab. LINK_INVALID, LINK_EXPIRED; UNAVAILABLE while too many are waiting. */
export const openPackFileEndpoint = endpoint({
  method: 'GET',
  path: 'packs/:token/files/:fileId',
  access: 'public',
  request: object({ token, fileId: string().max(60).required() }),
  response: fileSchema,
  summary:
    'A document of a pack, for its recipient, with a watermark of the recipient and the date.',
});
