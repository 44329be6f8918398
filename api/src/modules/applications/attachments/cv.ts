import { paths } from '@sopaan/contract/paths';
import type { SentApplication } from '@sopaan/schemas/jobs/application';
import { toResume } from '@sopaan/schemas/resume/to-resume';
import type { Queryable } from '../../../database/database';
import { toUserResponse } from '../../accounts/users/user-response';
import type { UserRecord } from '../../accounts/users/user-record';
import { findChoices } from '../../public-profiles/public-profiles.repository';

interface CvOptions {
  /** The contact details of the application, which replace those of the account. */
  contact: Pick<SentApplication, 'email' | 'phone'>;
  /** The origin of the site. */
  linkOrigin: string;
}

/** The profile as a JSON Resume document for an organisation. It leaves out the purpose for which the member uses the site. */
export async function createCv(
  database: Queryable,
  user: UserRecord,
  { contact: { email, phone }, linkOrigin }: CvOptions,
): Promise<unknown> {
  const { is_public: isPublic } = await findChoices(database, user.id);
  const profile = toUserResponse(user);
  const { username } = profile.personalInfo;
  return toResume(
    {
      ...profile,
      personalInfo: { ...profile.personalInfo, email, phone },
      about: { ...profile.about, selectedPurpose: '' },
    },
    {
      publicUrl: isPublic && username ? linkOrigin + paths.publicProfile(username) : undefined,
      hasContact: true,
    },
  );
}
