import type { ChallengeSource } from './challenge-source';
import { antakshariCircle } from './antakshari-circle';
import { backwaterRace } from './backwater-race';
import { canteenChange } from './canteen-change';
import { chariotRopes } from './chariot-ropes';
import { cleanGround } from './clean-ground';
import { clinicQueue } from './clinic-queue';
import { commonSenior } from './common-senior';
import { cycleLock } from './cycle-lock';
import { dieselRound } from './diesel-round';
import { diwaliFlame } from './diwali-flame';
import { ferryPairs } from './ferry-pairs';
import { flowerGarland } from './flower-garland';
import { hamletPower } from './hamlet-power';
import { lakeMusic } from './lake-music';
import { lakhAndCrore } from './lakh-and-crore';
import { lateExpress } from './late-express';
import { melaStalls } from './mela-stalls';
import { nextPlate } from './next-plate';
import { orchardWalk } from './orchard-walk';
import { overByOver } from './over-by-over';
import { panchayatVote } from './panchayat-vote';
import { papadDays } from './papad-days';
import { postBags } from './post-bags';
import { postmanRound } from './postman-round';
import { priceCode } from './price-code';
import { rollCall } from './roll-call';
import { sandalTokens } from './sandal-tokens';
import { sareeBorder } from './saree-border';
import { shopSum } from './shop-sum';
import { spiceLane } from './spice-lane';
import { steppingStones } from './stepping-stones';
import { sunsetView } from './sunset-view';
import { teaStalls } from './tea-stalls';
import { twoTeams } from './two-teams';
import { wordPlace } from './word-place';

/** In order of days, from day 32. Ids derive from the index: keep the order. */
export const days32To66: readonly ChallengeSource[] = [
  overByOver,
  lateExpress,
  postBags,
  canteenChange,
  lakhAndCrore,
  priceCode,
  flowerGarland,
  sunsetView,
  rollCall,
  panchayatVote,
  melaStalls,
  steppingStones,
  chariotRopes,
  cycleLock,
  antakshariCircle,
  ferryPairs,
  dieselRound,
  sandalTokens,
  teaStalls,
  orchardWalk,
  sareeBorder,
  shopSum,
  nextPlate,
  diwaliFlame,
  hamletPower,
  spiceLane,
  lakeMusic,
  twoTeams,
  wordPlace,
  papadDays,
  commonSenior,
  backwaterRace,
  clinicQueue,
  cleanGround,
  postmanRound,
];
