import type {
  EVENT_CATEGORIES,
  EVENT_EXPERIENCES,
  EVENT_MODES,
  EVENT_PAYMENTS,
  OPPORTUNITY_TYPES,
} from '@sopaan/schemas/event-options';

/** The state of an event on the day of seeding. */
export type EventPhase = 'open' | 'upcoming' | 'today' | 'today+1' | 'full' | 'closed' | 'ended';

export interface EventSource {
  title: string;
  type: (typeof OPPORTUNITY_TYPES)[number]['id'];
  /** The name of a seeded institute or company. */
  organiser: string;
  mode: (typeof EVENT_MODES)[number];
  city: string;
  category: (typeof EVENT_CATEGORIES)[number] | '';
  team: readonly [min: number, max: number];
  payment: (typeof EVENT_PAYMENTS)[number];
  /** Rupees. */
  fee: number;
  experience: (typeof EVENT_EXPERIENCES)[number];
  phase: EventPhase;
  postedDaysAgo: number;
  /** Completes "It is about …". */
  theme: string;
}
