import type { User } from '@sopaan/schemas/account/user';
import { LabelledTexts } from './labelled-texts';
import { EmptyPanel } from './empty-panel';

export function AboutPanel({ user }: { user: User }) {
  const { userabout, interests, selectedPurpose } = user.about;
  const texts = [
    ['About You', userabout],
    ['Interests', interests],
    ['Purpose', selectedPurpose],
  ] as const;
  const filled = texts.filter(([, text]) => text !== '');
  if (filled.length === 0) return <EmptyPanel icon="user" title="No information about you yet" />;
  return <LabelledTexts texts={filled} />;
}
