import type { ChallengeSource } from './challenge-source';
import { anagramGroups } from './anagram-groups';
import { balancedBrackets } from './balanced-brackets';
import { bellAndDrum } from './bell-and-drum';
import { bestStreak } from './best-streak';
import { busMeeting } from './bus-meeting';
import { cheapestRoute } from './cheapest-route';
import { climbingSteps } from './climbing-steps';
import { commonStops } from './common-stops';
import { courseOrder } from './course-order';
import { days32To66 } from './days-32-66';
import { days67To100 } from './days-67-100';
import { digitToll } from './digit-toll';
import { fewestNotes } from './fewest-notes';
import { firstPage } from './first-page';
import { lampSwitches } from './lamp-switches';
import { leapYears } from './leap-years';
import { longestDistinctRun } from './longest-distinct-run';
import { marketMaze } from './market-maze';
import { mergeSlots } from './merge-slots';
import { mirrorText } from './mirror-text';
import { pairWithSum } from './pair-with-sum';
import { pondCount } from './pond-count';
import { primeHouses } from './prime-houses';
import { rangoliSpiral } from './rangoli-spiral';
import { reliefTruck } from './relief-truck';
import { reverseWords } from './reverse-words';
import { romanClock } from './roman-clock';
import { rotateQueue } from './rotate-queue';
import { runLength } from './run-length';
import { secondLargest } from './second-largest';
import { spellingDistance } from './spelling-distance';
import { turnedTable } from './turned-table';
import { vowelCount } from './vowel-count';

/** In order of days, from day 1. Ids derive from the index: add new ones at the end. */
export const dayChallenges: readonly ChallengeSource[] = [
  bellAndDrum,
  vowelCount,
  digitToll,
  reverseWords,
  mirrorText,
  secondLargest,
  lampSwitches,
  busMeeting,
  turnedTable,
  leapYears,
  rotateQueue,
  runLength,
  pairWithSum,
  romanClock,
  primeHouses,
  climbingSteps,
  anagramGroups,
  balancedBrackets,
  firstPage,
  rangoliSpiral,
  longestDistinctRun,
  mergeSlots,
  bestStreak,
  pondCount,
  marketMaze,
  fewestNotes,
  commonStops,
  courseOrder,
  reliefTruck,
  cheapestRoute,
  spellingDistance,
  ...days32To66,
  ...days67To100,
];
