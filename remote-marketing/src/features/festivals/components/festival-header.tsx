import type { Festival } from '@sopaan/schemas/festivals/festival';
import type { FestivalPhase } from '@sopaan/schemas/festivals/festival-phase';
import { Alert, Box, Typography } from '@sopaan/ui/core';
import { Chip, DateText, Picture } from '@sopaan/ui/display';
import { FestivalStats } from './festival-stats';

const phaseNames: Readonly<Record<FestivalPhase, string>> = {
  announced: 'Announced',
  open: 'Registration open',
  running: 'Running',
  over: 'Over',
};

interface FestivalHeaderProps {
  festival: Festival;
  phase: FestivalPhase;
}

/** Banner, title, dates and numbers. */
export function FestivalHeader({ festival, phase }: FestivalHeaderProps) {
  const { id, title, summary, organiser, banner, startsAt, endsAt, timezone, sample } = festival;
  return (
    <Box component="header" sx={layout}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'center' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Chip
            size="small"
            label={phaseNames[phase]}
            color={phase === 'running' ? 'primary' : 'default'}
          />
          <Typography variant="overline" component="p" color="textSecondary">
            Online quizzing festival
          </Typography>
        </Box>
        <Typography variant="h1" sx={{ textWrap: 'balance', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {summary && (
          <Typography variant="subtitle1" component="p" color="textSecondary">
            {summary}
          </Typography>
        )}
        <Typography component="p">
          By {organiser}. From <DateText value={startsAt} zone={timezone} time /> to{' '}
          <DateText value={endsAt} zone={timezone} time />.
        </Typography>
        <FestivalStats stats={festival.stats} />
        {sample && (
          <Alert severity="info">
            This festival is an example of how festivals work here. Its prizes are examples too and
            are not paid out.
          </Alert>
        )}
      </Box>
      <Box sx={picture}>
        <Picture id={id} kind="competition" src={banner} label={`Banner of ${title}`} />
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 0.8fr)' },
  pt: { xs: 3, md: 6 },
} as const;

const picture = {
  overflow: 'hidden',
  borderRadius: '24px',
  '& > :is(img, svg)': { display: 'block', width: '100%', aspectRatio: { xs: '2', md: '4 / 3' } },
} as const;
