import type { HundredDays } from '@sopaan/schemas/practice/hundred-days';
import { Box } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { Fragment } from 'react';
import { calendarWeeks } from '../../hundred-days/calendar-weeks';
import { daySquare } from './day-square';
import { FROZEN_LABEL, LEGEND, dayLabel, dayStateDisplay } from '../../hundred-days/day-state';

const WEEKDAYS = ['Mon', '', 'Wed', '', 'Fri', '', 'Sun'];

/** The 100 days as a calendar of weeks. The list below has the same information as text. */
export function DaysCalendar({ days }: { days: HundredDays }) {
  const { frozenDays } = days;
  const counts = LEGEND.map(
    (state) =>
      `${days.days.filter((day) => day.state === state).length} ${dayStateDisplay(state).label}`,
  );
  if (frozenDays.length > 0) counts.push(`${frozenDays.length} ${FROZEN_LABEL}`);
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box role="img" aria-label={`Calendar of the days: ${counts.join(', ')}`} sx={grid}>
        <span />
        {WEEKDAYS.map((name, index) => (
          <Box key={index} component="span" sx={weekday}>
            {name}
          </Box>
        ))}
        {calendarWeeks(days.days).map((week, index) => (
          <Fragment key={index}>
            <Box component="span" sx={month}>
              {week.month}
            </Box>
            {week.days.map((day, dayIndex) => (
              <Box
                key={dayIndex}
                component="span"
                title={
                  day ? `${dateText(day.date)}: day ${day.day}, ${dayLabel(day, frozenDays)}` : ''
                }
                data-state={day?.state}
                data-frozen={(day && frozenDays.includes(day.day)) || undefined}
                data-today={day?.date === days.today || undefined}
                sx={daySquare}
              />
            ))}
          </Fragment>
        ))}
      </Box>
      <Box component="figcaption" sx={legend}>
        {LEGEND.map((state) => (
          <Box key={state} component="span" sx={legendEntry}>
            <Box component="span" data-state={state} sx={[daySquare, { width: 14 }]} />
            {dayStateDisplay(state).label}
          </Box>
        ))}
        {frozenDays.length > 0 && (
          <Box component="span" sx={legendEntry}>
            <Box component="span" data-state="open" data-frozen sx={[daySquare, { width: 14 }]} />
            {FROZEN_LABEL}
          </Box>
        )}
        <Box component="span" sx={legendEntry}>
          <Box component="span" data-today sx={[daySquare, { width: 12, m: '1px' }]} />
          Today
        </Box>
      </Box>
    </Box>
  );
}

// Weeks are columns, so that 100 days fit on the smallest phone: a row of months above seven rows of days.
const grid = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'auto repeat(7, auto)',
  gridTemplateColumns: 'max-content',
  gridAutoColumns: 'minmax(0, 26px)',
  gap: '3px',
  justifyContent: 'start',
} as const;

const weekday = {
  alignSelf: 'center',
  pr: 0.5,
  fontSize: 11,
  lineHeight: 1,
  color: 'text.secondary',
} as const;

const month = {
  width: 0,
  minHeight: 16,
  fontSize: 11,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  mt: 1.5,
  typography: 'caption',
} as const;

const legendEntry = { display: 'inline-flex', alignItems: 'center', gap: 0.75 } as const;
