import { ValidationError } from 'yup';
import { fromResume, type ReadResume } from './from-resume';
import { resumeSchema } from '@sopaan/schemas/resume/resume-schema';

/** Far more than a resume needs. */
const MAX_BYTES = 256 * 1024;

/** Why a file cannot be imported, in words for its owner. */
export class ResumeFileError extends Error {}

export async function readResumeFile(file: File): Promise<ReadResume> {
  if (file.size > MAX_BYTES) throw new ResumeFileError('The file is larger than 256 KB.');
  const json = parseJson(await file.text());
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ResumeFileError('The file is not a JSON Resume.');
  }
  try {
    return fromResume(resumeSchema.validateSync(json));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ResumeFileError(describe(error), { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ResumeFileError('The file is not JSON.', { cause: error });
  }
}

/** yup repeats the value in its message of a wrong type, which can be the whole file. */
function describe({ path, type, message }: ValidationError): string {
  return type === 'typeError' || !path
    ? `The file is not a JSON Resume: ${path || 'it'} has an unexpected form.`
    : `The file cannot be imported. ${path}: ${message}`;
}
