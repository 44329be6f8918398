import { MAX_STEPS, type NextStep, type StepKind } from '@sopaan/schemas/next-steps/next-steps';
import type { CandidateStep } from './create-step';
import { dueTime } from './due-time';

const URGENT_MS = 48 * 3_600_000;
const URGENT_RANK = 0;
const FIRST_RANK = -1;

/** The order of steps that are not urgent. Steps of the same rank are sorted by date. */
const RANKS: Readonly<Record<StepKind, number>> = {
  notices: 1,
  // Other steps may be refused until then.
  'parental-consent': FIRST_RANK,
  lesson: 2,
  challenge: 3,
  'saved-job': 4,
  'saved-competition': 4,
  'tracked-post': 4,
  registration: 4,
  team: 4,
  'live-class': 4,
  application: 5,
  age: 6,
  profile: 6,
  course: 7,
  'hundred-days': 8,
  competition: 9,
  job: 10,
};

/**
 * The most urgent steps. Before all others comes the consent of a minor's parent, without which most of them are refused; then what is due within 48 hours, soonest first, because it cannot be made up for. Then follow news, what
 * the member has begun, later dates, open applications, and first steps in the order in which they help most.
 */
export function orderSteps(steps: readonly CandidateStep[], now: Date): NextStep[] {
  const urgentUntil = now.getTime() + URGENT_MS;
  const rankOf = ({ kind, due }: CandidateStep) =>
    dueTime(due) <= urgentUntil ? URGENT_RANK : RANKS[kind];
  return steps
    .toSorted((one, other) => rankOf(one) - rankOf(other) || compareDue(one, other))
    .slice(0, MAX_STEPS);
}

function compareDue(one: CandidateStep, other: CandidateStep): number {
  const [first, second] = [dueTime(one.due), dueTime(other.due)];
  // For two steps without a date, `Infinity - Infinity` is not a number.
  return first === second ? 0 : first - second;
}
