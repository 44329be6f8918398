import type { ApplicationInput, SentApplication } from '@sopaan/schemas/jobs/application';
import { ApiError } from '../../http/api-error';
import type { UserRecord } from '../accounts/users/user-record';
import type { WalletFileRow } from '../wallet/files/wallet-file-record';
import type { ApplicationContent } from './application-record';

/** The data that is sent to the organisation: a copy of the current profile, and the applicant's additions. */
export function buildApplicationContent(
  user: UserRecord,
  input: ApplicationInput,
  documents: readonly WalletFileRow[],
): ApplicationContent & { sent: SentApplication } {
  const { firstName, lastName, personalInfo, skills, education, workExperience } = user;
  return {
    note: input.note ?? '',
    sent: {
      name: `${firstName} ${lastName}`.trim(),
      email: input.email || user.email,
      // An empty string means that the applicant does not want to share a phone number.
      phone: input.phone ?? personalInfo.phone,
      skills,
      education,
      workExperience,
      hasCv: input.attachCv ?? false,
      documents: documents.map(({ slot, name }) => ({ slot, name })),
    },
  };
}

const NOT_SENT = 'You apply for this job on the official site, so nothing can be attached here.';

/** For an application made on another site only a private note is stored. */
export function buildExternalContent(input: ApplicationInput): ApplicationContent {
  if (hasAttachments(input)) throw new ApiError('VALIDATION_FAILED', { message: NOT_SENT });
  return { note: input.note ?? '', sent: null };
}

export function hasAttachments({
  attachCv = false,
  documentIds = [],
  documents = [],
}: ApplicationInput): boolean {
  return attachCv || documentIds.length + documents.length > 0;
}
