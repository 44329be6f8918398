import { paths } from '@sopaan/contract/paths';
import { Container, LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';

type Reason = 'type' | 'missing' | 'locked';

const messages: Record<Reason, { title: string; description: string; to: string; link: string }> = {
  type: {
    title: 'Unknown challenge type',
    description: 'The link is incorrect. You can find all challenges on the practice page.',
    to: paths.practice,
    link: 'Go to practice',
  },
  missing: {
    title: 'Challenge not found',
    description: 'It may have been removed, or the link is incorrect.',
    to: paths.practice,
    link: 'Go to practice',
  },
  locked: {
    title: 'This day is still locked',
    description: 'A new day opens at midnight in India, counted from the day you started.',
    to: paths.hundredDays,
    link: 'See the 100 days',
  },
};

/** Shown instead of a challenge: the reason, and a link to continue. */
export function ChallengeUnavailable({ reason }: { reason: Reason }) {
  const { title, description, to, link } = messages[reason];
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle title={title} />
      <PageHeading title={title} description={description} />
      <LinkButton to={to} variant="contained">
        {link}
      </LinkButton>
    </Container>
  );
}
