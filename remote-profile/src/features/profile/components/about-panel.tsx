import type { User } from '@sopaan/schemas/user';
import { LabelledTexts } from './labelled-text';
import { NothingYet } from './nothing-yet';

export function AboutPanel({ user }: { user: User }) {
  const { userabout, interests, selectedPurpose } = user.about;
  const texts = [
    ['About You', userabout],
    ['Interests', interests],
    ['Purpose', selectedPurpose],
  ] as const;
  const given = texts.filter(([, text]) => text !== '');
  if (given.length === 0) return <NothingYet icon="user" title="Nothing about you yet" />;
  return <LabelledTexts texts={given} />;
}
