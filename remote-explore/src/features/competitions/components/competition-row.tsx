import { paths } from '@sopaan/contract/paths';
import { cityAndState } from '@sopaan/schemas/api/place';
import type { CompetitionListItem } from '@sopaan/schemas/competitions/competition';
import { ResultRow } from '@sopaan/search/result-row';
import { Box } from '@sopaan/ui/core';
import { DateText, Fact, InitialsAvatar, Money, moneyText } from '@sopaan/ui/items';
import type { ReactNode } from 'react';

interface CompetitionRowProps {
  competition: CompetitionListItem;
  level?: 'h2' | 'h3';
  /** A button at the end of the title. */
  action?: ReactNode;
}

/** A competition in a list: deadline, requirements and prizes. */
export function CompetitionRow({ competition, level, action }: CompetitionRowProps) {
  const { organisation, currency, prizeTotal, location } = competition;
  const locationText = cityAndState(location);
  const isOnline = competition.ModeofEvent === 'Online';
  const participants = participantText(competition);
  return (
    <ResultRow
      level={level}
      action={action}
      title={competition.title}
      to={paths.competition(competition.title, competition._id)}
      provider={organisation.name}
      picture={<InitialsAvatar name={organisation.name} src={competition.companylogo} size={48} />}
      aside={<Deadline competition={competition} />}
      facts={
        <>
          <Fact icon={isOnline ? 'globe' : 'map-pin'}>
            {[competition.ModeofEvent, !isOnline && locationText].filter(Boolean).join(', ')}
          </Fact>
          <Fact icon="users">{competition.teamSize}</Fact>
          <Fact icon="wallet">
            <Money amount={competition.paid} currency={currency} free="Free to enter" />
          </Fact>
          {prizeTotal > 0 && (
            <Fact icon="trophy">{moneyText(prizeTotal, { currency })} in prizes</Fact>
          )}
          {participants && <Fact icon="user">{participants}</Fact>}
        </>
      }
      tags={[competition.opportunityType.name, competition.category]}
    />
  );
}

/** Empty if there is no limit and nobody has registered. */
function participantText({ participants, capacity }: CompetitionListItem): string {
  const count = participants.currentCount.toLocaleString('en-IN');
  const places = capacity?.toLocaleString('en-IN');
  if (participants.currentCount === 0) return places ? `${places} places` : '';
  if (capacity !== null && participants.currentCount >= capacity)
    return `Full: all ${places} places taken`;
  return places ? `${count} of ${places} places taken` : `${count} registered`;
}

function Deadline({ competition }: { competition: CompetitionListItem }) {
  const isOpen = competition.status === 'open';
  return (
    <Box sx={{ typography: 'subtitle2', color: isOpen ? 'text.primary' : 'text.secondary' }}>
      {isOpen ? 'Register by ' : 'Registration closed '}
      <DateText
        value={competition.registrationDeadline}
        zone={competition.timeline.timezone}
        time
      />
    </Box>
  );
}
