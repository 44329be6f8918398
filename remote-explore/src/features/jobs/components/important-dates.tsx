import type { Job } from '@sopaan/schemas/jobs/job';
import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { sortDates, type DateState } from '../date-states';

type Dates = NonNullable<Job['government']>['important_dates'];

const stateStyles: Record<DateState, { icon: IconName; color: string; text: string }> = {
  passed: { icon: 'check', color: 'text.secondary', text: 'passed' },
  next: { icon: 'arrow-right', color: 'primary.main', text: 'next' },
  later: { icon: 'clock', color: 'text.secondary', text: 'later' },
};

/** The dates of a notice in chronological order, with their states. */
export function ImportantDates({ dates, now }: { dates: Dates; now: number }) {
  return (
    <Box component="ol" aria-label="Important dates" sx={list}>
      {sortDates(dates, now).map(({ title, date, state }) => {
        const { icon, color, text } = stateStyles[state];
        const isNext = state === 'next';
        return (
          <Box component="li" key={title} aria-current={isNext ? 'step' : undefined} sx={row}>
            <Box sx={{ color, display: 'grid', justifyItems: 'center' }}>
              <Icon name={icon} size={20} />
            </Box>
            <Box>
              <Typography sx={{ fontWeight: isNext ? 700 : 500 }}>
                {title}{' '}
                <Box component="span" sx={{ color, typography: 'caption' }}>
                  ({text})
                </Box>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <DateText value={withoutMidnight(date)} time />
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The day of a date that was stored without a time, which is midnight in UTC: no step of a notice is at 5:30 am in India. */
const withoutMidnight = (date: string) => date.replace(/T00:00:00(\.0+)?Z$/, '');

const list = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;
const row = { display: 'grid', gridTemplateColumns: '2rem 1fr', gap: 1 } as const;
