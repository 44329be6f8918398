import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import type { SharePictureContent } from '../share-picture-content';
import { amountText, dayText } from './fact-text';

export function competitionContent(competition: HostEvent): SharePictureContent {
  const { title, organisation, opportunityType, ModeofEvent, location, status } = competition;
  return {
    kindName: opportunityType.name,
    title,
    subtitle: organisation.name,
    facts: [
      prizeText(competition),
      ModeofEvent === 'Online' ? 'Online' : location.city || ModeofEvent,
      status === 'open'
        ? `Register by ${dayText(competition.registrationDeadline)}`
        : status === 'closed'
          ? 'Registration is closed'
          : 'Over',
    ].filter(Boolean),
  };
}

function prizeText({ prizes }: HostEvent): string {
  const [first] = prizes.toSorted((one, other) => other.amount - one.amount);
  return first && first.amount > 0 ? `First prize ${amountText(first.amount, first.currency)}` : '';
}
