import { isApiError } from '@sopaan/api-client/call';
import type { MailCategory } from '@sopaan/schemas/account/mail-choices';
import { Box, FailedState, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { mailChoicesQuery } from '../../api/get-mail-choices';
import { SettingsGroup } from '../group/settings-group';
import { switchList } from '../switch/setting-switch';
import { MailChoiceSwitch } from './mail-choice-switch';

const CHOICES: ReadonlyArray<{ category: MailCategory; label: string; description: string }> = [
  {
    category: 'applications',
    label: 'Applications',
    description:
      'A copy of each job application, what the organisation does with it, and the decision on your mentor application.',
  },
  {
    category: 'competitions',
    label: 'Competitions',
    description: 'Confirmations of your registrations, and places you get from the waiting list.',
  },
  {
    category: 'teams',
    label: 'Teams',
    description: 'Requests to join your team, and acceptance of your own requests.',
  },
  {
    category: 'deadlines',
    label: 'Deadlines',
    description: 'Reminders two days before deadlines of things you saved, track or take part in.',
  },
  {
    category: 'questions',
    label: 'Questions to mentors',
    description: 'Answers to your questions, and questions that members ask you as a mentor.',
  },
];

/** Which optional emails the account receives. */
export function MailChoicesGroup() {
  return (
    <SettingsGroup
      id="emails"
      title="Emails"
      description="What we may email you about. Notices you have already read on the site are not emailed. Emails about the security of your account are always sent."
    >
      <MailChoices />
    </SettingsGroup>
  );
}

function MailChoices() {
  const { data, error, refetch } = useQuery(mailChoicesQuery());
  if (data) {
    const wanted = new Map(data.map(({ category, isWanted }) => [category, isWanted]));
    return (
      <Box component="ul" aria-label="Emails" sx={switchList}>
        {CHOICES.map((choice) => (
          <MailChoiceSwitch
            key={choice.category}
            {...choice}
            isWanted={wanted.get(choice.category) ?? true}
          />
        ))}
      </Box>
    );
  }
  if (!error) return <LoadingState shape="list" minHeight={140} />;
  return (
    <FailedState
      title="Your choices could not be loaded"
      description={error.message}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={refetch}
      level="h3"
      minHeight={140}
    />
  );
}
