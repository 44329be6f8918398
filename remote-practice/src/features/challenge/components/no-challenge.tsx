import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Container, LinkButton, PageHeading } from '@sopaan/ui/core';

type Reason = 'type' | 'missing' | 'locked';

const words: Record<Reason, { title: string; description: string; to: string; link: string }> = {
  type: {
    title: 'There is no such kind of challenge',
    description:
      'The address has a mistake in it. You will find all challenges on the practice page.',
    to: paths.practice,
    link: 'Go to practice',
  },
  missing: {
    title: 'We could not find this challenge',
    description: 'It may have been taken down, or the link has a mistake in it.',
    to: paths.practice,
    link: 'Go to practice',
  },
  locked: {
    title: 'This day is still locked',
    description: 'A new day opens at midnight in India, counted from the day on which you began.',
    to: paths.hundredDays,
    link: 'See the 100 days',
  },
};

/** Why there is nothing to solve here, and where to go on. */
export function NoChallenge({ reason }: { reason: Reason }) {
  const { title, description, to, link } = words[reason];
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <title>{`${title} | ${PRODUCT_NAME}`}</title>
      <PageHeading title={title} description={description} />
      <LinkButton to={to} variant="contained">
        {link}
      </LinkButton>
    </Container>
  );
}
