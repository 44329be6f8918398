import type {
  COMPETITION_CATEGORIES,
  COMPETITION_EXPERIENCES,
  COMPETITION_MODES,
  COMPETITION_PAYMENTS,
  OPPORTUNITY_TYPES,
} from '@sopaan/schemas/competitions/competition-options';

/** The state of an event on the day of seeding. */
export type EventPhase = 'open' | 'upcoming' | 'today' | 'today+1' | 'full' | 'closed' | 'ended';

export interface EventSource {
  title: string;
  type: (typeof OPPORTUNITY_TYPES)[number]['id'];
  /** The name of a seeded institute or company. */
  organiser: string;
  mode: (typeof COMPETITION_MODES)[number];
  city: string;
  category: (typeof COMPETITION_CATEGORIES)[number] | '';
  team: readonly [min: number, max: number];
  payment: (typeof COMPETITION_PAYMENTS)[number];
  /** Rupees. */
  fee: number;
  experience: (typeof COMPETITION_EXPERIENCES)[number];
  phase: EventPhase;
  postedDaysAgo: number;
  /** When it begins and ends in India, if not from 10:00 to 18:00. */
  hours?: readonly [from: number, to: number];
}

/** What the page of an event says, by its title. */
export interface EventText {
  about: string;
  /** Is followed by the team size and the place. */
  details: string;
  highlights?: readonly string[];
  bring?: readonly string[];
  /** A description for each round that events of this type have. */
  rounds: readonly string[];
}
