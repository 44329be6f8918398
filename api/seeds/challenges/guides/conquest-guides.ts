import { berthFinder } from '../berth-finder';
import { calmSensor } from '../calm-sensor';
import { electricityBill } from '../electricity-bill';
import { fairGate } from '../fair-gate';
import { fruitNeighbours } from '../fruit-neighbours';
import { heldRain } from '../held-rain';
import { joinedVillages } from '../joined-villages';
import { ledgerCheck } from '../ledger-check';
import { lostSpaces } from '../lost-spaces';
import { marketLedger } from '../market-ledger';
import { pageLinks } from '../page-links';
import { passwordReport } from '../password-report';
import { peacefulQueens } from '../peaceful-queens';
import { rankBoard } from '../rank-board';
import { risingTrek } from '../rising-trek';
import { serverRing } from '../server-ring';
import { smallCache } from '../small-cache';
import { snakeWalk } from '../snake-walk';
import { unreadBadges } from '../unread-badges';
import { warmerDay } from '../warmer-day';
import { berthFinderGuide } from './berth-finder';
import { calmSensorGuide } from './calm-sensor';
import { electricityBillGuide } from './electricity-bill';
import { fairGateGuide } from './fair-gate';
import { fruitNeighboursGuide } from './fruit-neighbours';
import { heldRainGuide } from './held-rain';
import { joinedVillagesGuide } from './joined-villages';
import { ledgerCheckGuide } from './ledger-check';
import { lostSpacesGuide } from './lost-spaces';
import { marketLedgerGuide } from './market-ledger';
import { pageLinksGuide } from './page-links';
import { passwordReportGuide } from './password-report';
import { peacefulQueensGuide } from './peaceful-queens';
import { rankBoardGuide } from './rank-board';
import { risingTrekGuide } from './rising-trek';
import { serverRingGuide } from './server-ring';
import { smallCacheGuide } from './small-cache';
import { snakeWalkGuide } from './snake-walk';
import { unreadBadgesGuide } from './unread-badges';
import { warmerDayGuide } from './warmer-day';
import type { GuidedChallenge } from './guided-challenge';

/** The guides of the challenges of code conquest. */
export const conquestGuides: readonly GuidedChallenge[] = [
  { name: 'berth-finder', challenge: berthFinder, guide: berthFinderGuide },
  { name: 'calm-sensor', challenge: calmSensor, guide: calmSensorGuide },
  { name: 'electricity-bill', challenge: electricityBill, guide: electricityBillGuide },
  { name: 'fair-gate', challenge: fairGate, guide: fairGateGuide },
  { name: 'fruit-neighbours', challenge: fruitNeighbours, guide: fruitNeighboursGuide },
  { name: 'held-rain', challenge: heldRain, guide: heldRainGuide },
  { name: 'joined-villages', challenge: joinedVillages, guide: joinedVillagesGuide },
  { name: 'ledger-check', challenge: ledgerCheck, guide: ledgerCheckGuide },
  { name: 'lost-spaces', challenge: lostSpaces, guide: lostSpacesGuide },
  { name: 'market-ledger', challenge: marketLedger, guide: marketLedgerGuide },
  { name: 'page-links', challenge: pageLinks, guide: pageLinksGuide },
  { name: 'password-report', challenge: passwordReport, guide: passwordReportGuide },
  { name: 'peaceful-queens', challenge: peacefulQueens, guide: peacefulQueensGuide },
  { name: 'rank-board', challenge: rankBoard, guide: rankBoardGuide },
  { name: 'rising-trek', challenge: risingTrek, guide: risingTrekGuide },
  { name: 'server-ring', challenge: serverRing, guide: serverRingGuide },
  { name: 'small-cache', challenge: smallCache, guide: smallCacheGuide },
  { name: 'snake-walk', challenge: snakeWalk, guide: snakeWalkGuide },
  { name: 'unread-badges', challenge: unreadBadges, guide: unreadBadgesGuide },
  { name: 'warmer-day', challenge: warmerDay, guide: warmerDayGuide },
];
