import type { ApplicationInput, SentApplication } from '@sopaan/schemas/application';
import { ApiError } from '../../plugins/api-error';
import type { UserRecord } from '../accounts/users/user-record';
import type { ApplicationContent } from './application-record';

/** What goes to the organisation: the profile as it is now, and what the person adds to it. */
export function buildApplicationContent(user: UserRecord, input: ApplicationInput): ApplicationContent {
  const { firstName, lastName, personalInfo, skills, education, workExperience } = user;
  return {
    note: input.note ?? '',
    sent: {
      name: `${firstName} ${lastName}`.trim(),
      email: input.email || user.email,
      // Empty: it is not to be given.
      phone: input.phone ?? personalInfo.phone,
      skills,
      education,
      workExperience,
      documents: chosenDocuments(user, input.documents ?? []),
    },
  };
}

/** Somebody who has applied elsewhere notes that down; nothing of theirs goes anywhere. */
export function buildExternalContent({ note = '', documents = [] }: ApplicationInput): ApplicationContent {
  if (documents.length > 0) {
    const fields = { documents: 'Nothing is sent: you apply on the official site.' };
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
      const fields = { documents: 'One of these documents is not in your wallet any more.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    return { slot, name: document.name };
  });
}
