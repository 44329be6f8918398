import type { User } from '@sopaan/schemas/account/user';
import { LabelledTexts } from './labelled-texts';

export function InfoPanel({ user }: { user: User }) {
  const { email, phone } = user.personalInfo;
  return (
    <LabelledTexts
      texts={[
        ['Email', email || 'Not provided'],
        ['Phone', phone || 'Not provided'],
      ]}
    />
  );
}
