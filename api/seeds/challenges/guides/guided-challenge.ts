import type { ChallengeSource } from '../challenge-source';
import type { ChallengeGuide } from './challenge-guide';

export interface GuidedChallenge {
  /** The name of the files of the challenge, of its guide and of its solution. */
  name: string;
  challenge: ChallengeSource;
  guide: ChallengeGuide;
}
