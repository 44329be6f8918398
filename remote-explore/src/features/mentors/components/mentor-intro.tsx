import { Box, Button, Skeleton, Typography } from '@sopaan/ui/core';
import { StarRating } from '@sopaan/ui/items';
import { PageIntro } from '@sopaan/ui/page-intro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mentorFiguresQuery } from '../api/get-mentor-figures';
import { mentorSearchPath, mentorSignUpPath } from '../mentor-paths';

const number = new Intl.NumberFormat('en-IN');
const LABELS = ['mentors', 'domains'] as const;
const DESCRIPTION =
  '<p>Meet people who have got the job, passed the exam or earned the degree that you are working towards. See what they know and which languages they speak, and ask them a question, free of charge.</p>';

/** The intro of the mentors page, with the figures from the API that are not zero, or without figures if they cannot be loaded. */
export function MentorIntro() {
  const { data, errorUpdateCount, refetch, isFetching } = useQuery({
    ...mentorFiguresQuery(),
    retryOnMount: false,
  });
  // Retrying keeps the button on screen, so it keeps the focus.
  const hasFailed = !data && errorUpdateCount > 0;
  const figures: { label: string; value: ReactNode }[] = LABELS.map((label) => ({
    label,
    value: data ? number.format(data[label]) : <Skeleton width="2.5em" />,
  }));
  const { sessions = 0, rating = 0 } = data ?? {};
  if (sessions > 0) figures.push({ label: 'sessions', value: number.format(sessions) });
  if (rating > 0) figures.push({ label: 'on average', value: <StarRating value={rating} /> });
  return (
    <div>
      <PageIntro
        title="A mentor who has <mark>been there</mark>"
        description={DESCRIPTION}
        picture="mentor"
        buttons={[
          { text: 'Find', icon: 'search', action: mentorSearchPath },
          { text: 'Join as Mentor', icon: 'users', bgClass: 'outline', action: mentorSignUpPath },
        ]}
        stats={hasFailed ? [] : figures}
      />
      {hasFailed && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography color="textSecondary">The figures could not be loaded.</Typography>
          <Button
            size="small"
            aria-disabled={isFetching}
            onClick={() => {
              if (!isFetching) void refetch();
            }}
          >
            {isFetching ? 'Trying again…' : 'Try again'}
          </Button>
        </Box>
      )}
    </div>
  );
}
