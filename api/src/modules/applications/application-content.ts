import type { ApplicationInput, SentApplication } from '@sopaan/schemas/jobs/application';
import { ApiError } from '../../http/api-error';
import type { UserRecord } from '../accounts/users/user-record';
import type { ApplicationContent } from './application-record';

/** What is sent to the organisation: a copy of the current profile and what the applicant adds to it. */
export function buildApplicationContent(
  user: UserRecord,
  input: ApplicationInput,
): ApplicationContent {
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
      documents: chosenDocuments(user, input.documents ?? []),
    },
  };
}

/** For an application made on another site only a private note is stored. */
export function buildExternalContent({
  note = '',
  documents = [],
}: ApplicationInput): ApplicationContent {
  if (documents.length > 0) {
    const fields = {
      documents: 'You apply for this job on the official site, so documents cannot be added here.',
    };
    throw new ApiError('VALIDATION_FAILED', { fields });
  }
  return { note, sent: null };
}

function chosenDocuments(
  { documents }: UserRecord,
  slots: readonly string[],
): SentApplication['documents'] {
  return [...new Set(slots)].map((slot) => {
    const document = documents.find((candidate) => candidate.slot === slot);
    if (!document) {
      const fields = { documents: 'One of these documents is no longer in your wallet.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    return { slot, name: document.name };
  });
}
