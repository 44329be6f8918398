import { getChallengeEndpoint, type Challenge } from '@sopaan/schemas/challenge';
import {
  executeEndpoint,
  getRuntimesEndpoint,
  LANGUAGES,
  type CodeRun,
  type PistonStage,
} from '@sopaan/schemas/code-run';
import {
  getSubmissionsEndpoint,
  type Submission,
  type SubmissionListItem,
} from '@sopaan/schemas/submission';
import { fakeNetwork, type FakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import * as challengeScreen from '../screens/challenge.screen';
import { aChallenge } from './challenges';

export const challengePath = '/code_editor/:type/:title/:id';
export const challengeUrl = '/code_editor/code_conquest/bus-meeting/c1';

export function aFullChallenge(changes: Partial<Challenge> = {}): Challenge {
  return {
    ...aChallenge({ status: 'new' }),
    statement: '<p>Two buses leave. <strong>When</strong> do they meet?</p>',
    inputFormat: 'Two numbers.',
    outputFormat: 'One number.',
    constraints: ['1 ≤ N ≤ 100'],
    examples: [
      { input: '4 6', output: '12', explanation: 'Every 12 minutes.' },
      { input: '5 5', output: '5', explanation: '' },
    ],
    timeLimitMs: 2_000,
    memoryLimitMb: 256,
    starters: [{ language: 'javascript', code: '// Read from lines.\n' }],
    hiddenTestCount: 7,
    ...changes,
  };
}

export function aRunStage(changes: Partial<PistonStage> = {}): PistonStage {
  const output = changes.output ?? changes.stdout ?? '';
  return {
    stdout: output,
    stderr: '',
    output,
    code: 0,
    signal: null,
    message: null,
    status: null,
    cpu_time: 20,
    wall_time: 30,
    memory: 3_145_728,
    ...changes,
  };
}

export function aRun(run: Partial<PistonStage> = {}, changes: Partial<CodeRun> = {}): CodeRun {
  return { language: 'javascript', version: '20.20.2', run: aRunStage(run), ...changes };
}

export function aSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    id: 's1',
    challengeId: 'c1',
    language: 'javascript',
    status: 'done',
    verdict: 'accepted',
    passedTests: 9,
    testCount: 9,
    timeMs: 22,
    memoryKb: 2_867,
    createdAt: '2026-11-21T10:00:00.000Z',
    code: 'console.log(12)',
    languageVersion: '20.20.2',
    position: null,
    failedTest: null,
    compileOutput: '',
    ...changes,
  };
}

interface OpenChallengeOptions {
  challenge?: Partial<Challenge>;
  url?: string;
  submissions?: SubmissionListItem[];
  /** Adds or overrides responses. */
  prepare?: (network: FakeNetwork) => void;
}

/** Opens the page of a challenge as a member. */
export function openChallenge({
  challenge,
  url,
  submissions = [],
  prepare,
}: OpenChallengeOptions = {}) {
  const network = fakeNetwork()
    .on(getChallengeEndpoint, () => aFullChallenge(challenge))
    .on(getRuntimesEndpoint, () =>
      LANGUAGES.map((language) => ({
        language,
        version: '1.2.3',
        aliases: [],
        available: true,
        reason: '',
      })),
    )
    .on(getSubmissionsEndpoint, () => ({ items: submissions, nextCursor: null }))
    .on(executeEndpoint, () => aRun({ stdout: '12\n' }));
  prepare?.(network);
  const view = renderScreen(challengeScreen, {
    path: challengePath,
    url: url ?? challengeUrl,
    network,
    session: 'member',
  });
  return { ...view, network };
}

/** The plain editor, as these tests do not load Monaco. */
export function findEditor(language = 'JavaScript') {
  return screen.findByRole('textbox', { name: `Your code in ${language}` });
}

/** Mocks the result of media queries. */
export function mockMediaQueries(matching: (query: string) => boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    matches: matching(query),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  }));
}
