import { bambooCuts } from '../bamboo-cuts';
import { boothDuties } from '../booth-duties';
import { boundaryStones } from '../boundary-stones';
import { canalRota } from '../canal-rota';
import { canePath } from '../cane-path';
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
import { bambooCutsGuide } from './bamboo-cuts';
import { boothDutiesGuide } from './booth-duties';
import { boundaryStonesGuide } from './boundary-stones';
import { canalRotaGuide } from './canal-rota';
import { canePathGuide } from './cane-path';
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
import type { GuidedChallenge } from './guided-challenge';

/** The guides of days 67 to 100. */
export const dayGuides67To100: readonly GuidedChallenge[] = [
  { name: 'bamboo-cuts', challenge: bambooCuts, guide: bambooCutsGuide },
  { name: 'booth-duties', challenge: boothDuties, guide: boothDutiesGuide },
  { name: 'boundary-stones', challenge: boundaryStones, guide: boundaryStonesGuide },
  { name: 'canal-rota', challenge: canalRota, guide: canalRotaGuide },
  { name: 'cane-path', challenge: canePath, guide: canePathGuide },
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
];
