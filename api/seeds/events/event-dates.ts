import type { EventPhase, EventSource } from './event-source';

export interface EventDays {
  /** Days from the day of seeding. */
  starts: number;
  ends: number;
  deadline: number;
}

const lengths: Readonly<Record<EventSource['type'], number>> = {
  hackathon: 16,
  'coding-challenge': 10,
  'design-contest': 24,
  'ai-ml-competition': 24,
  'open-source-contest': 28,
  quiz: 5,
  workshop: 0,
  conference: 1,
  'cultural-event': 0,
  'college-festival': 2,
  scholarship: 45,
};

const deadlines: Readonly<Record<EventPhase, number>> = {
  open: 8,
  upcoming: 34,
  today: 0,
  'today+1': 1,
  full: 12,
  closed: -3,
  ended: 0,
};

/** `spread` (0, 1, 2 …) distributes events of one phase over several days. */
export function eventDays({ phase, type }: EventSource, spread: number): EventDays {
  const shift = (spread * 3) % 17;
  if (phase === 'ended') {
    const ends = -10 - shift;
    return { starts: ends - lengths[type], ends, deadline: ends - lengths[type] - 2 };
  }
  const isFixed = phase === 'today' || phase === 'today+1' || phase === 'closed';
  const deadline = deadlines[phase] + (isFixed ? 0 : shift);
  return { starts: deadline + 2, ends: deadline + 2 + lengths[type], deadline };
}
