/** The document wallet. While it is locked, all endpoints but `unlockWalletEndpoint` and `lockWalletEndpoint` give WALLET_LOCKED. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { fileSchema } from '../api/file';
import { DOCUMENT_RULE } from './document-type';
import { WALLET_SLOTS } from './slots';

/** The maximum size of all files of a wallet, including replaced and deleted ones: 26 slots of 10 MB. */
export const WALLET_QUOTA_BYTES = 260 * 1_048_576;
/** How many replaced files a slot keeps. */
export const EARLIER_FILES_MAX = 3;
/** How long a deleted document can be restored. */
export const DELETED_DAYS = 30;
/** The wallet locks itself after this many seconds without a call to it. */
export const WALLET_IDLE_SECONDS = 600;

const walletFileSchema = object({
  fileId: string().required(),
  slot: string().required(),
  /** The file's name when it was uploaded. */
  name: string().required(),
  /** Its media type. */
  type: string().required(),
  /** Bytes. */
  size: number().required(),
  uploadedAt: string().required(),
  /** Why packs cannot contain it: a key of `PACK_PROBLEMS`. Null if they can, or if it was not checked yet. */
  packProblem: string().nullable().default(null),
});
export type WalletFile = InferType<typeof walletFileSchema>;

const earlierFileSchema = walletFileSchema.shape({
  /** `replaced` by a later file, or `deleted`. */
  reason: string().required(),
  /** When a deleted file is removed permanently; null for a replaced one. */
  removedAt: string().nullable().defined(),
});
export type EarlierFile = InferType<typeof earlierFileSchema>;

export const walletSchema = object({
  /** The wallet locks itself after this many seconds without a call to it. */
  idleSeconds: number().required(),
  usedBytes: number().required(),
  quotaBytes: number().required(),
  /** The current file of each filled slot. */
  documents: array(walletFileSchema).required(),
  /** Files that can be restored, newest first. */
  earlier: array(earlierFileSchema).required(),
  /** `unavailable` without the settings for DigiLocker, else `configured`. */
  digiLocker: string().required(),
});
export type Wallet = InferType<typeof walletSchema>;

const slot = string().oneOf(WALLET_SLOTS).required();
const fileId = string().max(60).required();

export const getWalletEndpoint = endpoint({
  method: 'GET',
  path: 'wallet',
  access: 'session',
  credentials: true,
  request: object({}),
  response: walletSchema,
  summary:
    'The documents of the unlocked wallet. Sets the cookie with which this browser opens previews.',
});

export const lockWalletEndpoint = endpoint({
  method: 'POST',
  path: 'wallet/lock',
  access: 'session',
  request: object({}),
  response: object({ status: string().required() }),
  summary: 'Locks the wallet for this session.',
});

export const unlockWalletSchema = object({
  password: string().max(200).required('Enter your password.'),
});

export const unlockWalletEndpoint = endpoint({
  method: 'POST',
  path: 'wallet/unlock',
  access: 'session',
  request: unlockWalletSchema,
  response: object({ status: string().required() }),
  summary: 'Unlocks the wallet for this session with the password of the account.',
});

export const uploadDocumentEndpoint = endpoint({
  method: 'PUT',
  path: 'wallet/documents/:slot',
  access: 'session',
  request: object({ slot, name: string().trim().min(1).max(255).required() }),
  files: { document: DOCUMENT_RULE },
  response: walletSchema,
  summary: 'Stores the document of a slot. An earlier one is kept as a replaced file.',
});

export const deleteDocumentEndpoint = endpoint({
  method: 'DELETE',
  path: 'wallet/documents/:slot',
  access: 'session',
  request: object({ slot }),
  response: walletSchema,
  summary:
    'Deletes the document of a slot with its replaced files. All can be restored for 30 days.',
});

export const restoreFileEndpoint = endpoint({
  method: 'POST',
  path: 'wallet/files/:fileId/restore',
  access: 'session',
  request: object({ fileId }),
  response: walletSchema,
  summary:
    'Makes an earlier file the document of its slot. The current one becomes a replaced file.',
});

export const removeFileEndpoint = endpoint({
  method: 'DELETE',
  path: 'wallet/files/:fileId',
  access: 'session',
  request: object({ fileId }),
  response: walletSchema,
  summary: 'Removes an earlier file for good. The document of a slot is not removed in this way.',
});

/** Opened by the browser itself, in a tab, so it has no access token: the cookie of `getWalletEndpoint` names the session. */
export const openFileEndpoint = endpoint({
  method: 'GET',
  path: 'wallet/files/:fileId',
  access: 'public',
  credentials: true,
  request: object({ fileId }),
  response: fileSchema,
  summary: 'A file of the wallet, for a tab of a browser that has the cookie of the wallet.',
});
