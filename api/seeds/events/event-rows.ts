import { INDIA_OFFSET_HOURS, type SeedClock } from '../clock/seed-clock';
import { placeOf } from '../places/places';
import { createRandom } from '../random/random';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { codingEvents } from './coding-events';
import { contests } from './contests';
import { eventDays } from './event-dates';
import { eventDeadlines } from './event-deadlines';
import { organisationOf } from './event-organisations';
import { eventPrizes } from './event-prizes';
import { eventRounds } from './event-rounds';
import type { EventSource } from './event-source';
import { describeEvent } from './event-text';
import { gatherings } from './gatherings';
import { quizzesAndWorkshops } from './quizzes-and-workshops';

const SEED = 4104;
const sources: readonly EventSource[] = [
  ...codingEvents,
  ...contests,
  ...quizzesAndWorkshops,
  ...gatherings,
];

/**
 * The places of a full event. They went to a few people whom the organiser chose, as its text says: nobody has registered here yet, so the
 * number of participants is as small as it can be without contradicting the text.
 */
const FULL_CAPACITY = 10;

export function eventTable(clock: SeedClock): SeedTable {
  const random = createRandom(SEED);
  const rows = sources.map((event, index) => {
    const { starts, ends, deadline } = eventDays(event, index);
    const [opens, closes] = event.hours ?? [10, 18];
    const place = placeOf(event.city);
    const limit = index % 3 === 0 ? random.between(5, 30) * 10 : null;
    const capacity = event.phase === 'full' ? FULL_CAPACITY : limit;
    return {
      id: seedId('event', index),
      opportunity_type_id: event.type,
      title: event.title,
      description: describeEvent(event),
      entry_fee: event.fee,
      currency: 'INR',
      mode: event.mode,
      city: place.city,
      state: place.state,
      country: place.country,
      starts_at: clock.at(starts, opens - INDIA_OFFSET_HOURS),
      ends_at: clock.at(ends, closes - INDIA_OFFSET_HOURS),
      timezone: 'Asia/Kolkata',
      registration_deadline: clock.endOfDay(deadline),
      deadlines: eventDeadlines(event, clock, ends),
      participant_count: event.phase === 'full' ? capacity : 0,
      capacity,
      like_count: 0,
      prizes: eventPrizes(event, index),
      organisation: organisationOf(event.organiser, place),
      rounds: eventRounds(event, clock, { starts, ends }),
      category: event.category,
      team_min: event.team[0],
      team_max: event.team[1],
      team_size: teamSize(event.team[1]),
      payment: event.payment,
      work_experience: event.experience,
      ...sampleColumns(clock.at(Math.min(-event.postedDaysAgo, deadline < 0 ? deadline - 10 : 0))),
    };
  });
  return { name: 'events', rows };
}

function teamSize(largest: number): string {
  if (largest === 1) return 'Solo';
  if (largest <= 4) return '2-4 members';
  return largest <= 10 ? '5-10 members' : 'More than 10';
}
