import type { HundredDay, HundredDays } from '@sopaan/schemas/practice/hundred-days';
import { DifficultyBadge } from '@sopaan/search/difficulty-badge';
import { Box, Card, Icon, LinkButton, Typography } from '@sopaan/ui/core';
import { Fact } from '@sopaan/ui/display';
import { dayPath } from './day-list';

/** Today's challenge. */
export function TodayCard({ days }: { days: HundredDays }) {
  const today = days.days.find(({ unlocksOn }) => unlocksOn === days.today);
  return (
    <Card component="section" aria-labelledby="today" sx={card}>
      {today ? (
        <Today today={today} isLast={today === days.days.at(-1)} />
      ) : (
        <Finished days={days} />
      )}
    </Card>
  );
}

function Today({ today, isLast }: { today: HundredDay; isLast: boolean }) {
  const isSolved = today.solvedOn !== null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
        <Typography variant="overline" color="secondary" component="p">
          Today, day {today.day}
        </Typography>
        <Typography id="today" component="h2" variant="h3">
          {today.title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          <DifficultyBadge level={today.difficultyLevel} />
          {today.topics.length > 0 && <Fact icon="layers">{today.topics.join(', ')}</Fact>}
          <Fact icon="star">{`${today.points} points`}</Fact>
        </Box>
        {isSolved && (
          <Typography variant="body2" component="p" sx={{ display: 'flex', gap: 1 }}>
            <Icon name="check" sx={{ color: 'success.main', flex: 'none' }} />
            <span>
              Solved.{!isLast && ` Day ${today.day + 1} opens tonight at midnight in India.`}
            </span>
          </Typography>
        )}
      </Box>
      <LinkButton to={dayPath(today)} variant={isSolved ? 'outlined' : 'contained'}>
        {isSolved ? 'Open again' : "Solve today's challenge"}
      </LinkButton>
    </>
  );
}

function Finished({ days: { days } }: { days: HundredDays }) {
  const solvedCount = days.filter(({ solvedOn }) => solvedOn !== null).length;
  return (
    <div>
      <Typography id="today" component="h2" variant="h3">
        All days have opened
      </Typography>
      <Typography color="textSecondary">
        {solvedCount === days.length
          ? 'You have solved every one of them. Well done!'
          : `You have solved ${solvedCount} of ${days.length}. You can still catch up on the others.`}
      </Typography>
    </div>
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  p: { xs: 2, md: 3 },
} as const;
