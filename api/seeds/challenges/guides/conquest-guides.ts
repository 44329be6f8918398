import { berthFinder } from '../berth-finder';
import { calmSensor } from '../calm-sensor';
import { ledgerCheck } from '../ledger-check';
import { lostSpaces } from '../lost-spaces';
import { marketLedger } from '../market-ledger';
import { pageLinks } from '../page-links';
import { passwordReport } from '../password-report';
import { peacefulQueens } from '../peaceful-queens';
import { rankBoard } from '../rank-board';
import { risingTrek } from '../rising-trek';
import { serverRing } from '../server-ring';
import { berthFinderGuide } from './berth-finder';
import { calmSensorGuide } from './calm-sensor';
import { ledgerCheckGuide } from './ledger-check';
import { lostSpacesGuide } from './lost-spaces';
import { marketLedgerGuide } from './market-ledger';
import { pageLinksGuide } from './page-links';
import { passwordReportGuide } from './password-report';
import { peacefulQueensGuide } from './peaceful-queens';
import { rankBoardGuide } from './rank-board';
import { risingTrekGuide } from './rising-trek';
import { serverRingGuide } from './server-ring';
import type { GuidedChallenge } from './guided-challenge';

/** The guides of the challenges of code conquest. */
export const conquestGuides: readonly GuidedChallenge[] = [
  { name: 'berth-finder', challenge: berthFinder, guide: berthFinderGuide },
  { name: 'calm-sensor', challenge: calmSensor, guide: calmSensorGuide },
  { name: 'ledger-check', challenge: ledgerCheck, guide: ledgerCheckGuide },
  { name: 'lost-spaces', challenge: lostSpaces, guide: lostSpacesGuide },
  { name: 'market-ledger', challenge: marketLedger, guide: marketLedgerGuide },
  { name: 'page-links', challenge: pageLinks, guide: pageLinksGuide },
  { name: 'password-report', challenge: passwordReport, guide: passwordReportGuide },
  { name: 'peaceful-queens', challenge: peacefulQueens, guide: peacefulQueensGuide },
  { name: 'rank-board', challenge: rankBoard, guide: rankBoardGuide },
  { name: 'rising-trek', challenge: risingTrek, guide: risingTrekGuide },
  { name: 'server-ring', challenge: serverRing, guide: serverRingGuide },
];
