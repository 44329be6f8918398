import type { ChallengeSource } from './challenge-source';
import { berthFinder } from './berth-finder';
import { calmSensor } from './calm-sensor';
import { electricityBill } from './electricity-bill';
import { fairGate } from './fair-gate';
import { fruitNeighbours } from './fruit-neighbours';
import { heldRain } from './held-rain';
import { joinedVillages } from './joined-villages';
import { ledgerCheck } from './ledger-check';
import { lostSpaces } from './lost-spaces';
import { marketLedger } from './market-ledger';
import { pageLinks } from './page-links';
import { passwordReport } from './password-report';
import { peacefulQueens } from './peaceful-queens';
import { rankBoard } from './rank-board';
import { risingTrek } from './rising-trek';
import { serverRing } from './server-ring';
import { smallCache } from './small-cache';
import { snakeWalk } from './snake-walk';
import { unreadBadges } from './unread-badges';
import { warmerDay } from './warmer-day';

/** Rounds of rising difficulty. The place decides the id: add new ones at the end. */
export const conquestRounds: readonly (readonly ChallengeSource[])[] = [
  [electricityBill, berthFinder, passwordReport, calmSensor, pageLinks],
  [snakeWalk, unreadBadges, ledgerCheck, fruitNeighbours, warmerDay],
  [smallCache, fairGate, serverRing, rankBoard, joinedVillages],
  [risingTrek, lostSpaces, heldRain, peacefulQueens, marketLedger],
];
