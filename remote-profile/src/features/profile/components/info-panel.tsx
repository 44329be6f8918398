import type { User } from '@sopaan/schemas/user';
import { LabelledTexts } from './labelled-text';

export function InfoPanel({ user }: { user: User }) {
  const { email, phone } = user.personalInfo;
  return (
    <LabelledTexts
      texts={[
        ['Email', email || 'Not given'],
        ['Phone', phone || 'Not given'],
      ]}
    />
  );
}
