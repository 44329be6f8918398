import type { Challenge } from '@sopaan/schemas/practice/challenge';
import type { SubmissionListItem } from '@sopaan/schemas/practice/submission';
import type { FakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import * as challengeScreen from '../screens/challenge.screen';
import { challengeNetwork, challengePath, challengeUrl } from './challenge-network';

interface OpenChallengeOptions {
  challenge?: Partial<Challenge>;
  url?: string;
  submissions?: SubmissionListItem[];
  session?: 'member' | 'guest';
  /** Adds or overrides responses. */
  prepare?: (network: FakeNetwork) => void;
}

/** Opens the page of a challenge, as a member by default. */
export function openChallenge({
  challenge,
  url = challengeUrl,
  submissions,
  session = 'member',
  prepare,
}: OpenChallengeOptions = {}) {
  const network = challengeNetwork(challenge, submissions);
  prepare?.(network);
  const view = renderScreen(challengeScreen, {
    path: challengePath,
    url,
    network,
    session,
  });
  return { ...view, network };
}

/** The plain editor, as these tests do not load Monaco. */
export function findEditor(language = 'JavaScript') {
  return screen.findByRole('textbox', { name: `Your code in ${language}` });
}
