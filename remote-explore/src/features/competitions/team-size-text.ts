import type { HostEvent } from '@sopaan/schemas/competitions/host-event';

/** The size of a team: `Individual`, `4 people`, `2 to 4 people`. */
export function teamSizeText({ min, max }: HostEvent['team']): string {
  if (max <= 1) return 'Individual';
  return min === max ? `${max} people` : `${min} to ${max} people`;
}
