import { paths } from '@sopaan/contract/paths';
import type { HundredDay } from '@sopaan/schemas/practice/hundred-days';
import { DifficultyBadge } from '@sopaan/search/difficulty-badge';
import { AppLink, Box, Icon } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { coverCard } from '../../../../styles/cover-card';
import { dayLabel, dayStateDisplay } from '../../hundred-days/day-state';

const CHALLENGE_TYPE = '100_days_code_conquest';

export function dayPath({ title, challengeId }: HundredDay): string {
  return paths.challenge(CHALLENGE_TYPE, title, challengeId);
}

interface DayListProps {
  days: readonly HundredDay[];
  /** The missed days that a streak freeze covers. */
  frozenDays: readonly number[];
  label: string;
}

/** Days with their challenges. Locked days are not links. */
export function DayList({ days, frozenDays, label }: DayListProps) {
  return (
    <Box component="ol" aria-label={label} sx={list}>
      {days.map((day) => (
        <DayRow key={day.day} day={day} label={dayLabel(day, frozenDays)} />
      ))}
    </Box>
  );
}

function DayRow({ day, label }: { day: HundredDay; label: string }) {
  const { icon, color } = dayStateDisplay(day.state);
  const isLocked = day.state === 'locked';
  return (
    <Box component="li" sx={row} data-locked={isLocked || undefined}>
      <Box component="span" sx={{ typography: 'subtitle2', color, width: '4.2em', flex: 'none' }}>
        Day {day.day}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isLocked ? (
          <Box component="span" sx={{ typography: 'body2' }}>
            {day.title}
          </Box>
        ) : (
          <AppLink
            to={dayPath(day)}
            color="textPrimary"
            underline="none"
            sx={{
              typography: 'subtitle2',
              ...coverCard,
            }}
          >
            {day.title}
          </AppLink>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'caption' }}>
          <DifficultyBadge level={day.difficultyLevel} />
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            {icon && <Icon name={icon} size={14} />}
            {isLocked && day.unlocksOn !== null ? (
              <span>
                Opens <DateText value={day.unlocksOn} />
              </span>
            ) : (
              <span>
                {label}
                {day.solvedOn !== null && (
                  <>
                    , <DateText value={day.solvedOn} />
                  </>
                )}
              </span>
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 64,
  px: 2,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '&[data-locked]': { bgcolor: 'transparent', color: 'text.secondary', borderStyle: 'dashed' },
  '&:not([data-locked]):hover': { borderColor: 'primary.main' },
} as const;
