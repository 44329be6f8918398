import { antakshariCircle } from '../antakshari-circle';
import { backwaterRace } from '../backwater-race';
import { canteenChange } from '../canteen-change';
import { chariotRopes } from '../chariot-ropes';
import { cleanGround } from '../clean-ground';
import { clinicQueue } from '../clinic-queue';
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
import { antakshariCircleGuide } from './antakshari-circle';
import { backwaterRaceGuide } from './backwater-race';
import { canteenChangeGuide } from './canteen-change';
import { chariotRopesGuide } from './chariot-ropes';
import { cleanGroundGuide } from './clean-ground';
import { clinicQueueGuide } from './clinic-queue';
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
import type { GuidedChallenge } from './guided-challenge';

/** The guides of days 32 to 66. */
export const dayGuides32To66: readonly GuidedChallenge[] = [
  { name: 'antakshari-circle', challenge: antakshariCircle, guide: antakshariCircleGuide },
  { name: 'backwater-race', challenge: backwaterRace, guide: backwaterRaceGuide },
  { name: 'canteen-change', challenge: canteenChange, guide: canteenChangeGuide },
  { name: 'chariot-ropes', challenge: chariotRopes, guide: chariotRopesGuide },
  { name: 'clean-ground', challenge: cleanGround, guide: cleanGroundGuide },
  { name: 'clinic-queue', challenge: clinicQueue, guide: clinicQueueGuide },
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
];
