import {
  isAccountExport,
  readAccountExport,
  type ReadAccountExport,
} from '@sopaan/schemas/profile-import/account-export';
import { ValidationError } from 'yup';
import { fromResume } from './from-resume';
import { resumeSchema } from '@sopaan/schemas/resume/resume-schema';

/** Far more than a resume needs. */
const MAX_RESUME_BYTES = 256 * 1024;
/** An account export also contains the member's activity and two pictures. */
const MAX_BYTES = 20 * 1_048_576;

/** The parts of a file that can be imported into a profile. */
export type ProfileFile = ReadAccountExport;

/** Thrown for a file that cannot be imported. The message tells the member why. */
export class ProfileFileError extends Error {}

/** Reads a JSON Resume or an account export. */
export async function readProfileFile(file: File): Promise<ProfileFile> {
  if (file.size > MAX_BYTES) throw new ProfileFileError('The file is larger than 20 MB.');
  const json = parseJson(await file.text());
  if (isAccountExport(json)) {
    return readWith(() => readAccountExport(json), 'an account export');
  }
  if (file.size > MAX_RESUME_BYTES) throw new ProfileFileError('The file is larger than 256 KB.');
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ProfileFileError('The file is neither a JSON Resume nor an account export.');
  }
  const resume = readWith(() => fromResume(resumeSchema.validateSync(json)), 'a JSON Resume');
  return { ...resume, pictures: {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProfileFileError('The file is not JSON.', { cause: error });
  }
}

function readWith<Content>(read: () => Content, kind: string): Content {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ProfileFileError(describe(error, kind), { cause: error });
  }
}

/** Describes a validation error. yup's message for a wrong type contains the value, which can be the whole file. */
function describe({ path, type, message }: ValidationError, kind: string): string {
  return type === 'typeError' || !path
    ? `The file is not ${kind}: ${path || 'it'} has an unexpected format.`
    : `The file cannot be imported. ${path}: ${message}`;
}
