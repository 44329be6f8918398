import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { Box, Icon, type IconName } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import type { ReactNode } from 'react';

/** The time, teacher and course of a class, and how many places are left. */
export function ClassFacts({ liveClass }: { liveClass: LiveClass }) {
  const { startsAt, endsAt, teacherName, courseName } = liveClass;
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  const places = placesText(liveClass);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      <FactRow icon="calendar">
        <DateText value={startsAt} zone="local" time />
      </FactRow>
      <FactRow icon="clock">{`${minutes} minutes`}</FactRow>
      <FactRow icon="user">{`Teacher: ${teacherName}`}</FactRow>
      {courseName !== '' && <FactRow icon="book">{`Course: ${courseName}`}</FactRow>}
      {places && <FactRow icon="users">{places}</FactRow>}
    </Box>
  );
}

function FactRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </Box>
  );
}

/** Empty for a class without a limit for which nobody has registered. */
function placesText({
  capacity,
  registeredCount,
}: Pick<LiveClass, 'capacity' | 'registeredCount'>): string {
  if (capacity === null) return registeredCount > 0 ? `${registeredCount} registered` : '';
  const left = Math.max(0, capacity - registeredCount);
  if (left === 0) return `All ${capacity} places are taken`;
  return `${left} of ${capacity} places left`;
}
