import type { HostEvent } from '@sopaan/schemas/event';

/** How many people a team has: `Alone`, `4 people`, `2 to 4 people`. */
export function teamSizeText({ min, max }: HostEvent['team']): string {
  if (max <= 1) return 'Alone';
  return min === max ? `${max} people` : `${min} to ${max} people`;
}
