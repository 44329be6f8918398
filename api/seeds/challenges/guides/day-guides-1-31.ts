import { anagramGroups } from '../anagram-groups';
import { balancedBrackets } from '../balanced-brackets';
import { bellAndDrum } from '../bell-and-drum';
import { bestStreak } from '../best-streak';
import { busMeeting } from '../bus-meeting';
import { cheapestRoute } from '../cheapest-route';
import { climbingSteps } from '../climbing-steps';
import { commonStops } from '../common-stops';
import { courseOrder } from '../course-order';
import { digitToll } from '../digit-toll';
import { fewestNotes } from '../fewest-notes';
import { firstPage } from '../first-page';
import { lampSwitches } from '../lamp-switches';
import { leapYears } from '../leap-years';
import { longestDistinctRun } from '../longest-distinct-run';
import { marketMaze } from '../market-maze';
import { mergeSlots } from '../merge-slots';
import { mirrorText } from '../mirror-text';
import { pairWithSum } from '../pair-with-sum';
import { pondCount } from '../pond-count';
import { primeHouses } from '../prime-houses';
import { rangoliSpiral } from '../rangoli-spiral';
import { reliefTruck } from '../relief-truck';
import { reverseWords } from '../reverse-words';
import { romanClock } from '../roman-clock';
import { rotateQueue } from '../rotate-queue';
import { runLength } from '../run-length';
import { secondLargest } from '../second-largest';
import { spellingDistance } from '../spelling-distance';
import { turnedTable } from '../turned-table';
import { vowelCount } from '../vowel-count';
import { anagramGroupsGuide } from './anagram-groups';
import { balancedBracketsGuide } from './balanced-brackets';
import { bellAndDrumGuide } from './bell-and-drum';
import { bestStreakGuide } from './best-streak';
import { busMeetingGuide } from './bus-meeting';
import { cheapestRouteGuide } from './cheapest-route';
import { climbingStepsGuide } from './climbing-steps';
import { commonStopsGuide } from './common-stops';
import { courseOrderGuide } from './course-order';
import { digitTollGuide } from './digit-toll';
import { fewestNotesGuide } from './fewest-notes';
import { firstPageGuide } from './first-page';
import { lampSwitchesGuide } from './lamp-switches';
import { leapYearsGuide } from './leap-years';
import { longestDistinctRunGuide } from './longest-distinct-run';
import { marketMazeGuide } from './market-maze';
import { mergeSlotsGuide } from './merge-slots';
import { mirrorTextGuide } from './mirror-text';
import { pairWithSumGuide } from './pair-with-sum';
import { pondCountGuide } from './pond-count';
import { primeHousesGuide } from './prime-houses';
import { rangoliSpiralGuide } from './rangoli-spiral';
import { reliefTruckGuide } from './relief-truck';
import { reverseWordsGuide } from './reverse-words';
import { romanClockGuide } from './roman-clock';
import { rotateQueueGuide } from './rotate-queue';
import { runLengthGuide } from './run-length';
import { secondLargestGuide } from './second-largest';
import { spellingDistanceGuide } from './spelling-distance';
import { turnedTableGuide } from './turned-table';
import { vowelCountGuide } from './vowel-count';
import type { GuidedChallenge } from './guided-challenge';

/** The guides of days 1 to 31. */
export const dayGuides1To31: readonly GuidedChallenge[] = [
  { name: 'anagram-groups', challenge: anagramGroups, guide: anagramGroupsGuide },
  { name: 'balanced-brackets', challenge: balancedBrackets, guide: balancedBracketsGuide },
  { name: 'bell-and-drum', challenge: bellAndDrum, guide: bellAndDrumGuide },
  { name: 'best-streak', challenge: bestStreak, guide: bestStreakGuide },
  { name: 'bus-meeting', challenge: busMeeting, guide: busMeetingGuide },
  { name: 'cheapest-route', challenge: cheapestRoute, guide: cheapestRouteGuide },
  { name: 'climbing-steps', challenge: climbingSteps, guide: climbingStepsGuide },
  { name: 'common-stops', challenge: commonStops, guide: commonStopsGuide },
  { name: 'course-order', challenge: courseOrder, guide: courseOrderGuide },
  { name: 'digit-toll', challenge: digitToll, guide: digitTollGuide },
  { name: 'fewest-notes', challenge: fewestNotes, guide: fewestNotesGuide },
  { name: 'first-page', challenge: firstPage, guide: firstPageGuide },
  { name: 'lamp-switches', challenge: lampSwitches, guide: lampSwitchesGuide },
  { name: 'leap-years', challenge: leapYears, guide: leapYearsGuide },
  { name: 'longest-distinct-run', challenge: longestDistinctRun, guide: longestDistinctRunGuide },
  { name: 'market-maze', challenge: marketMaze, guide: marketMazeGuide },
  { name: 'merge-slots', challenge: mergeSlots, guide: mergeSlotsGuide },
  { name: 'mirror-text', challenge: mirrorText, guide: mirrorTextGuide },
  { name: 'pair-with-sum', challenge: pairWithSum, guide: pairWithSumGuide },
  { name: 'pond-count', challenge: pondCount, guide: pondCountGuide },
  { name: 'prime-houses', challenge: primeHouses, guide: primeHousesGuide },
  { name: 'rangoli-spiral', challenge: rangoliSpiral, guide: rangoliSpiralGuide },
  { name: 'relief-truck', challenge: reliefTruck, guide: reliefTruckGuide },
  { name: 'reverse-words', challenge: reverseWords, guide: reverseWordsGuide },
  { name: 'roman-clock', challenge: romanClock, guide: romanClockGuide },
  { name: 'rotate-queue', challenge: rotateQueue, guide: rotateQueueGuide },
  { name: 'run-length', challenge: runLength, guide: runLengthGuide },
  { name: 'second-largest', challenge: secondLargest, guide: secondLargestGuide },
  { name: 'spelling-distance', challenge: spellingDistance, guide: spellingDistanceGuide },
  { name: 'turned-table', challenge: turnedTable, guide: turnedTableGuide },
  { name: 'vowel-count', challenge: vowelCount, guide: vowelCountGuide },
];
