import { BLOB_ENCODINGS, type BlobEncoding } from '@sopaan/contract/blob';
import { mixed, object, string } from 'yup';
import { inputReader } from '../../../http/request-input';

const nameField = string()
  .matches(/^[\w-]{64}$/, 'A file is named by its SHA-384 in base64url.')
  .required();

export const readDownload = inputReader(object({ name: nameField }), { hasBody: false });

export const readUpload = inputReader(
  object({ name: nameField, encoding: mixed<BlobEncoding>().oneOf(BLOB_ENCODINGS).required() }),
  { hasBody: false },
);
