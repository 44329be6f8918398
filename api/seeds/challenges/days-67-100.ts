import type { ChallengeSource } from './challenge-source';
import { bambooCuts } from './bamboo-cuts';
import { boothDuties } from './booth-duties';
import { boundaryStones } from './boundary-stones';
import { canalRota } from './canal-rota';
import { canePath } from './cane-path';
import { districtRain } from './district-rain';
import { feastTasks } from './feast-tasks';
import { festivalLights } from './festival-lights';
import { firstRound } from './first-round';
import { fortKeys } from './fort-keys';
import { freeRides } from './free-rides';
import { fullCrates } from './full-crates';
import { ghatBanner } from './ghat-banner';
import { healthCentre } from './health-centre';
import { highwayOvertakes } from './highway-overtakes';
import { kolamStroke } from './kolam-stroke';
import { longRefrain } from './long-refrain';
import { lowestBridge } from './lowest-bridge';
import { marbleHeaps } from './marble-heaps';
import { oneWell } from './one-well';
import { onlyRoads } from './only-roads';
import { parcelCheck } from './parcel-check';
import { platePatterns } from './plate-patterns';
import { platformClerk } from './platform-clerk';
import { quietDays } from './quiet-days';
import { ropeBridge } from './rope-bridge';
import { ropeTrees } from './rope-trees';
import { seatShare } from './seat-share';
import { shelfCarriers } from './shelf-carriers';
import { sortingOffice } from './sorting-office';
import { subjectCover } from './subject-cover';
import { tornScroll } from './torn-scroll';
import { untwinnedTokens } from './untwinned-tokens';
import { verandaTiles } from './veranda-tiles';

/** In order of days, from day 67. Ids derive from the index: add new ones at the end. */
export const days67To100: readonly ChallengeSource[] = [
  canalRota,
  sortingOffice,
  ropeBridge,
  firstRound,
  ghatBanner,
  shelfCarriers,
  seatShare,
  kolamStroke,
  feastTasks,
  platePatterns,
  parcelCheck,
  canePath,
  highwayOvertakes,
  platformClerk,
  districtRain,
  healthCentre,
  tornScroll,
  oneWell,
  boundaryStones,
  lowestBridge,
  subjectCover,
  verandaTiles,
  marbleHeaps,
  festivalLights,
  fullCrates,
  bambooCuts,
  onlyRoads,
  ropeTrees,
  freeRides,
  boothDuties,
  untwinnedTokens,
  quietDays,
  longRefrain,
  fortKeys,
];
