import type { User } from '@sopaan/schemas/account/user';
import { joinParts } from '../../../components/profile-text';
import { LabelledTexts } from './labelled-texts';

export function InfoPanel({ user }: { user: User }) {
  const { email, phone } = user.personalInfo;
  const { address1, address2, city, state, pincode } = user.address;
  const address = joinParts([address1, address2, city, joinParts([state, pincode], ' ')]);
  return (
    <LabelledTexts
      texts={[
        ['Email', email || 'Not provided'],
        ['Phone', phone || 'Not provided'],
        ['Address', address || 'Not provided'],
      ]}
    />
  );
}
