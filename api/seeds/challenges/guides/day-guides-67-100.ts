import { bambooCuts } from '../bamboo-cuts';
import { boothDuties } from '../booth-duties';
import { boundaryStones } from '../boundary-stones';
import { canalRota } from '../canal-rota';
import { canePath } from '../cane-path';
import { districtRain } from '../district-rain';
import { feastTasks } from '../feast-tasks';
import { festivalLights } from '../festival-lights';
import { firstRound } from '../first-round';
import { fortKeys } from '../fort-keys';
import { freeRides } from '../free-rides';
import { fullCrates } from '../full-crates';
import { ghatBanner } from '../ghat-banner';
import { healthCentre } from '../health-centre';
import { highwayOvertakes } from '../highway-overtakes';
import { kolamStroke } from '../kolam-stroke';
import { longRefrain } from '../long-refrain';
import { lowestBridge } from '../lowest-bridge';
import { marbleHeaps } from '../marble-heaps';
import { oneWell } from '../one-well';
import { onlyRoads } from '../only-roads';
import { parcelCheck } from '../parcel-check';
import { platePatterns } from '../plate-patterns';
import { platformClerk } from '../platform-clerk';
import { quietDays } from '../quiet-days';
import { ropeBridge } from '../rope-bridge';
import { ropeTrees } from '../rope-trees';
import { seatShare } from '../seat-share';
import { shelfCarriers } from '../shelf-carriers';
import { sortingOffice } from '../sorting-office';
import { subjectCover } from '../subject-cover';
import { tornScroll } from '../torn-scroll';
import { untwinnedTokens } from '../untwinned-tokens';
import { verandaTiles } from '../veranda-tiles';
import { bambooCutsGuide } from './bamboo-cuts';
import { boothDutiesGuide } from './booth-duties';
import { boundaryStonesGuide } from './boundary-stones';
import { canalRotaGuide } from './canal-rota';
import { canePathGuide } from './cane-path';
import { districtRainGuide } from './district-rain';
import { feastTasksGuide } from './feast-tasks';
import { festivalLightsGuide } from './festival-lights';
import { firstRoundGuide } from './first-round';
import { fortKeysGuide } from './fort-keys';
import { freeRidesGuide } from './free-rides';
import { fullCratesGuide } from './full-crates';
import { ghatBannerGuide } from './ghat-banner';
import { healthCentreGuide } from './health-centre';
import { highwayOvertakesGuide } from './highway-overtakes';
import { kolamStrokeGuide } from './kolam-stroke';
import { longRefrainGuide } from './long-refrain';
import { lowestBridgeGuide } from './lowest-bridge';
import { marbleHeapsGuide } from './marble-heaps';
import { oneWellGuide } from './one-well';
import { onlyRoadsGuide } from './only-roads';
import { parcelCheckGuide } from './parcel-check';
import { platePatternsGuide } from './plate-patterns';
import { platformClerkGuide } from './platform-clerk';
import { quietDaysGuide } from './quiet-days';
import { ropeBridgeGuide } from './rope-bridge';
import { ropeTreesGuide } from './rope-trees';
import { seatShareGuide } from './seat-share';
import { shelfCarriersGuide } from './shelf-carriers';
import { sortingOfficeGuide } from './sorting-office';
import { subjectCoverGuide } from './subject-cover';
import { tornScrollGuide } from './torn-scroll';
import { untwinnedTokensGuide } from './untwinned-tokens';
import { verandaTilesGuide } from './veranda-tiles';
import type { GuidedChallenge } from './guided-challenge';

/** The guides of days 67 to 100. */
export const dayGuides67To100: readonly GuidedChallenge[] = [
  { name: 'bamboo-cuts', challenge: bambooCuts, guide: bambooCutsGuide },
  { name: 'booth-duties', challenge: boothDuties, guide: boothDutiesGuide },
  { name: 'boundary-stones', challenge: boundaryStones, guide: boundaryStonesGuide },
  { name: 'canal-rota', challenge: canalRota, guide: canalRotaGuide },
  { name: 'cane-path', challenge: canePath, guide: canePathGuide },
  { name: 'district-rain', challenge: districtRain, guide: districtRainGuide },
  { name: 'feast-tasks', challenge: feastTasks, guide: feastTasksGuide },
  { name: 'festival-lights', challenge: festivalLights, guide: festivalLightsGuide },
  { name: 'first-round', challenge: firstRound, guide: firstRoundGuide },
  { name: 'fort-keys', challenge: fortKeys, guide: fortKeysGuide },
  { name: 'free-rides', challenge: freeRides, guide: freeRidesGuide },
  { name: 'full-crates', challenge: fullCrates, guide: fullCratesGuide },
  { name: 'ghat-banner', challenge: ghatBanner, guide: ghatBannerGuide },
  { name: 'health-centre', challenge: healthCentre, guide: healthCentreGuide },
  { name: 'highway-overtakes', challenge: highwayOvertakes, guide: highwayOvertakesGuide },
  { name: 'kolam-stroke', challenge: kolamStroke, guide: kolamStrokeGuide },
  { name: 'long-refrain', challenge: longRefrain, guide: longRefrainGuide },
  { name: 'lowest-bridge', challenge: lowestBridge, guide: lowestBridgeGuide },
  { name: 'marble-heaps', challenge: marbleHeaps, guide: marbleHeapsGuide },
  { name: 'one-well', challenge: oneWell, guide: oneWellGuide },
  { name: 'only-roads', challenge: onlyRoads, guide: onlyRoadsGuide },
  { name: 'parcel-check', challenge: parcelCheck, guide: parcelCheckGuide },
  { name: 'plate-patterns', challenge: platePatterns, guide: platePatternsGuide },
  { name: 'platform-clerk', challenge: platformClerk, guide: platformClerkGuide },
  { name: 'quiet-days', challenge: quietDays, guide: quietDaysGuide },
  { name: 'rope-bridge', challenge: ropeBridge, guide: ropeBridgeGuide },
  { name: 'rope-trees', challenge: ropeTrees, guide: ropeTreesGuide },
  { name: 'seat-share', challenge: seatShare, guide: seatShareGuide },
  { name: 'shelf-carriers', challenge: shelfCarriers, guide: shelfCarriersGuide },
  { name: 'sorting-office', challenge: sortingOffice, guide: sortingOfficeGuide },
  { name: 'subject-cover', challenge: subjectCover, guide: subjectCoverGuide },
  { name: 'torn-scroll', challenge: tornScroll, guide: tornScrollGuide },
  { name: 'untwinned-tokens', challenge: untwinnedTokens, guide: untwinnedTokensGuide },
  { name: 'veranda-tiles', challenge: verandaTiles, guide: verandaTilesGuide },
];
