import { Box, Button, Skeleton, Typography } from '@sopaan/ui/core';
import { StarRating } from '@sopaan/ui/items';
import { PageIntro } from '@sopaan/ui/page-intro';
import { useQuery } from '@tanstack/react-query';
import { mentorFiguresQuery } from '../api/get-mentor-figures';
import { mentorSearchPath, mentorSignUpPath } from '../mentor-paths';

const number = new Intl.NumberFormat('en-IN');
const LABELS = ['mentors', 'domains', 'sessions'] as const;
const DESCRIPTION =
  '<p>Talk to somebody who has got the job, passed the exam or earned the degree that you are working towards. One question at a time, in your language.</p>';

/** The intro of the mentors page, with figures from the API, or without figures if they cannot be loaded. */
export function MentorIntro() {
  const { data, errorUpdateCount, refetch, isFetching } = useQuery({
    ...mentorFiguresQuery(),
    retryOnMount: false,
  });
  // Retrying keeps the button on screen, so it keeps the focus.
  const hasFailed = !data && errorUpdateCount > 0;
  const known = LABELS.filter((label) => !data || data[label] > 0);
  const figures = known.map((label) => ({
    label,
    value: data ? number.format(data[label]) : <Skeleton width="2.5em" />,
  }));
  const rating = {
    label: 'on average',
    value: data ? <StarRating value={data.rating} /> : <Skeleton width="4em" />,
  };
  const hasRating = !data || data.rating > 0;
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
        stats={hasFailed ? [] : [...figures, ...(hasRating ? [rating] : [])]}
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
