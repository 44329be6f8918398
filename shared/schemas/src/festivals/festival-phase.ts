import type { FestivalListItem } from './festival';

/**
 * `announced`: registration is not open yet. `open`: registration is open, the festival has not started. `running`: both attempts and
 * registrations are accepted. `over`: neither is.
 */
export type FestivalPhase = 'announced' | 'open' | 'running' | 'over';

export function festivalPhase(
  {
    registrationOpensAt,
    startsAt,
    endsAt,
  }: Pick<FestivalListItem, 'registrationOpensAt' | 'startsAt' | 'endsAt'>,
  now: number,
): FestivalPhase {
  if (now >= Date.parse(endsAt)) return 'over';
  if (now >= Date.parse(startsAt)) return 'running';
  return now >= Date.parse(registrationOpensAt) ? 'open' : 'announced';
}
