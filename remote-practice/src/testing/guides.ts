import {
  getChallengeGuideEndpoint,
  getEditorialEndpoint,
  giveUpChallengeEndpoint,
  openHintEndpoint,
  type ChallengeGuide,
} from '@sopaan/schemas/practice/challenge-guide';
import type { FakeNetwork } from '@sopaan/testing/fake-network';

const HINTS = ['<p>Think of <em>multiples</em>.</p>', '<p>Divide by the larger number.</p>'];

/** Adds the guide of a challenge with two hints to a fake API. */
export function guideServer(changes: Partial<ChallengeGuide> = {}) {
  let guide: ChallengeGuide = {
    hintCount: HINTS.length,
    hints: [],
    editorial: 'closed',
    hasGivenUp: false,
    ...changes,
  };
  return (network: FakeNetwork) =>
    void network
      .on(getChallengeGuideEndpoint, () => guide)
      .on(openHintEndpoint, ({ hintNumber }) => {
        guide = { ...guide, hints: HINTS.slice(0, hintNumber) };
        return guide;
      })
      .on(giveUpChallengeEndpoint, () => {
        guide = { ...guide, editorial: 'open', hasGivenUp: true };
        return guide;
      })
      .on(getEditorialEndpoint, () => ({
        html: '<p>They meet after the <strong>least common multiple</strong>.</p>',
        solution: { language: 'python', code: 'print(lcm(4, 6))' },
      }));
}
