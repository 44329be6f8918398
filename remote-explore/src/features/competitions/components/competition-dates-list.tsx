import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { Box, Icon, Typography, useIsBrowser, type IconName } from '@sopaan/ui/core';
import { DateText, dateText } from '@sopaan/ui/display';
import { competitionDates, type CompetitionDate } from '../competition-dates';

const stateStyles: Record<
  CompetitionDate['state'],
  { icon: IconName; color: string; text: string }
> = {
  passed: { icon: 'check', color: 'text.secondary', text: 'Passed' },
  next: { icon: 'clock', color: 'primary.main', text: 'Next' },
  later: { icon: 'calendar', color: 'text.secondary', text: 'Later' },
};

/** Every date of the competition in the competition's time zone, and in the visitor's where that differs. */
export function CompetitionDatesList({
  competition,
  now,
}: {
  competition: HostEvent;
  now: number;
}) {
  const zone = competition.timeline.timezone;
  return (
    <Box component="section" aria-label="Dates">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Dates
      </Typography>
      <Box component="ol" sx={list}>
        {competitionDates(competition, now).map(({ key, title, at, state }) => {
          const { icon, color, text } = stateStyles[state];
          return (
            <Box component="li" key={key} sx={{ display: 'flex', gap: 1.5 }}>
              <Icon name={icon} size={18} sx={{ color, mt: '0.15em' }} />
              <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
                <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {title}
                  </Box>
                  <Box component="span" sx={{ typography: 'caption', color, fontWeight: 600 }}>
                    {text}
                  </Box>
                </Box>
                <Box sx={{ fontWeight: state === 'passed' ? 400 : 600 }}>
                  <DateText value={at} time zone={zone} />
                </Box>
                <LocalTime at={at} zone={zone} />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** The time in the visitor's zone, where it differs. Only the browser knows that zone. */
function LocalTime({ at, zone }: { at: string; zone: string }) {
  const isBrowser = useIsBrowser();
  const text = isBrowser ? localTime(at, zone) : '';
  if (!text) return null;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      Your time: <time dateTime={at}>{text}</time>
    </Box>
  );
}

/** The time in the visitor's zone; empty where it is the same as in the competition's. */
function localTime(at: string, zone: string): string {
  const clock = (timeZone?: string) =>
    new Date(at).toLocaleString('en-IN', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clock() === clock(zone) ? '' : dateText(at, { time: true, zone: 'local' });
}

const list = { display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 } as const;
