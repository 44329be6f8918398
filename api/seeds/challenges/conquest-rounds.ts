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

interface ConquestRoundSource {
  title: string;
  /** One plain sentence. */
  summary: string;
  challenges: readonly ChallengeSource[];
}

/** Rounds of rising difficulty. Ids derive from the index: add new ones at the end. */
export const conquestRounds: readonly ConquestRoundSource[] = [
  {
    title: 'First steps',
    summary: 'Bills, berths and passwords: careful reading and plain loops.',
    challenges: [electricityBill, berthFinder, passwordReport, calmSensor, pageLinks],
  },
  {
    title: 'Rows and stacks',
    summary: 'Grids, brackets and queues: the right structure does half of the work.',
    challenges: [snakeWalk, unreadBadges, ledgerCheck, fruitNeighbours, warmerDay],
  },
  {
    title: 'Built to last',
    summary: 'Caches, rings and rankings: quick at every step, however many there are.',
    challenges: [smallCache, fairGate, serverRing, rankBoard, joinedVillages],
  },
  {
    title: 'The summit',
    summary: 'Search and dynamic programming: few lines, long thoughts.',
    challenges: [risingTrek, lostSpaces, heldRain, peacefulQueens, marketLedger],
  },
];
