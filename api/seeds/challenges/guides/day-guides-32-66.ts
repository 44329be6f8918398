import { antakshariCircle } from '../antakshari-circle';
import { backwaterRace } from '../backwater-race';
import { canteenChange } from '../canteen-change';
import { chariotRopes } from '../chariot-ropes';
import { cleanGround } from '../clean-ground';
import { clinicQueue } from '../clinic-queue';
import { commonSenior } from '../common-senior';
import { cycleLock } from '../cycle-lock';
import { dieselRound } from '../diesel-round';
import { diwaliFlame } from '../diwali-flame';
import { ferryPairs } from '../ferry-pairs';
import { flowerGarland } from '../flower-garland';
import { hamletPower } from '../hamlet-power';
import { lakeMusic } from '../lake-music';
import { lakhAndCrore } from '../lakh-and-crore';
import { lateExpress } from '../late-express';
import { melaStalls } from '../mela-stalls';
import { nextPlate } from '../next-plate';
import { orchardWalk } from '../orchard-walk';
import { overByOver } from '../over-by-over';
import { panchayatVote } from '../panchayat-vote';
import { papadDays } from '../papad-days';
import { postBags } from '../post-bags';
import { postmanRound } from '../postman-round';
import { priceCode } from '../price-code';
import { rollCall } from '../roll-call';
import { sandalTokens } from '../sandal-tokens';
import { sareeBorder } from '../saree-border';
import { shopSum } from '../shop-sum';
import { spiceLane } from '../spice-lane';
import { steppingStones } from '../stepping-stones';
import { sunsetView } from '../sunset-view';
import { teaStalls } from '../tea-stalls';
import { twoTeams } from '../two-teams';
import { wordPlace } from '../word-place';
import { antakshariCircleGuide } from './antakshari-circle';
import { backwaterRaceGuide } from './backwater-race';
import { canteenChangeGuide } from './canteen-change';
import { chariotRopesGuide } from './chariot-ropes';
import { cleanGroundGuide } from './clean-ground';
import { clinicQueueGuide } from './clinic-queue';
import { commonSeniorGuide } from './common-senior';
import { cycleLockGuide } from './cycle-lock';
import { dieselRoundGuide } from './diesel-round';
import { diwaliFlameGuide } from './diwali-flame';
import { ferryPairsGuide } from './ferry-pairs';
import { flowerGarlandGuide } from './flower-garland';
import { hamletPowerGuide } from './hamlet-power';
import { lakeMusicGuide } from './lake-music';
import { lakhAndCroreGuide } from './lakh-and-crore';
import { lateExpressGuide } from './late-express';
import { melaStallsGuide } from './mela-stalls';
import { nextPlateGuide } from './next-plate';
import { orchardWalkGuide } from './orchard-walk';
import { overByOverGuide } from './over-by-over';
import { panchayatVoteGuide } from './panchayat-vote';
import { papadDaysGuide } from './papad-days';
import { postBagsGuide } from './post-bags';
import { postmanRoundGuide } from './postman-round';
import { priceCodeGuide } from './price-code';
import { rollCallGuide } from './roll-call';
import { sandalTokensGuide } from './sandal-tokens';
import { sareeBorderGuide } from './saree-border';
import { shopSumGuide } from './shop-sum';
import { spiceLaneGuide } from './spice-lane';
import { steppingStonesGuide } from './stepping-stones';
import { sunsetViewGuide } from './sunset-view';
import { teaStallsGuide } from './tea-stalls';
import { twoTeamsGuide } from './two-teams';
import { wordPlaceGuide } from './word-place';
import type { GuidedChallenge } from './guided-challenge';

/** The guides of days 32 to 66. */
export const dayGuides32To66: readonly GuidedChallenge[] = [
  { name: 'antakshari-circle', challenge: antakshariCircle, guide: antakshariCircleGuide },
  { name: 'backwater-race', challenge: backwaterRace, guide: backwaterRaceGuide },
  { name: 'canteen-change', challenge: canteenChange, guide: canteenChangeGuide },
  { name: 'chariot-ropes', challenge: chariotRopes, guide: chariotRopesGuide },
  { name: 'clean-ground', challenge: cleanGround, guide: cleanGroundGuide },
  { name: 'clinic-queue', challenge: clinicQueue, guide: clinicQueueGuide },
  { name: 'common-senior', challenge: commonSenior, guide: commonSeniorGuide },
  { name: 'cycle-lock', challenge: cycleLock, guide: cycleLockGuide },
  { name: 'diesel-round', challenge: dieselRound, guide: dieselRoundGuide },
  { name: 'diwali-flame', challenge: diwaliFlame, guide: diwaliFlameGuide },
  { name: 'ferry-pairs', challenge: ferryPairs, guide: ferryPairsGuide },
  { name: 'flower-garland', challenge: flowerGarland, guide: flowerGarlandGuide },
  { name: 'hamlet-power', challenge: hamletPower, guide: hamletPowerGuide },
  { name: 'lake-music', challenge: lakeMusic, guide: lakeMusicGuide },
  { name: 'lakh-and-crore', challenge: lakhAndCrore, guide: lakhAndCroreGuide },
  { name: 'late-express', challenge: lateExpress, guide: lateExpressGuide },
  { name: 'mela-stalls', challenge: melaStalls, guide: melaStallsGuide },
  { name: 'next-plate', challenge: nextPlate, guide: nextPlateGuide },
  { name: 'orchard-walk', challenge: orchardWalk, guide: orchardWalkGuide },
  { name: 'over-by-over', challenge: overByOver, guide: overByOverGuide },
  { name: 'panchayat-vote', challenge: panchayatVote, guide: panchayatVoteGuide },
  { name: 'papad-days', challenge: papadDays, guide: papadDaysGuide },
  { name: 'post-bags', challenge: postBags, guide: postBagsGuide },
  { name: 'postman-round', challenge: postmanRound, guide: postmanRoundGuide },
  { name: 'price-code', challenge: priceCode, guide: priceCodeGuide },
  { name: 'roll-call', challenge: rollCall, guide: rollCallGuide },
  { name: 'sandal-tokens', challenge: sandalTokens, guide: sandalTokensGuide },
  { name: 'saree-border', challenge: sareeBorder, guide: sareeBorderGuide },
  { name: 'shop-sum', challenge: shopSum, guide: shopSumGuide },
  { name: 'spice-lane', challenge: spiceLane, guide: spiceLaneGuide },
  { name: 'stepping-stones', challenge: steppingStones, guide: steppingStonesGuide },
  { name: 'sunset-view', challenge: sunsetView, guide: sunsetViewGuide },
  { name: 'tea-stalls', challenge: teaStalls, guide: teaStallsGuide },
  { name: 'two-teams', challenge: twoTeams, guide: twoTeamsGuide },
  { name: 'word-place', challenge: wordPlace, guide: wordPlaceGuide },
];
