import type { MatchReason } from '@sopaan/schemas/jobs/matching-jobs';
import { Fact } from '@sopaan/ui/display';

const listText = (values: readonly string[]) =>
  new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(values);

/** Why a job fits the profile: `You know SQL and Docker · Graduate fits your education · In Pune, where you live`. */
export function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  const valuesOf = (type: string) =>
    reasons.filter((reason) => reason.type === type).map(({ value }) => value);
  const skills = valuesOf('skill');
  const qualifications = valuesOf('qualification');
  const [place] = [...valuesOf('city'), ...valuesOf('state')];
  const texts = [
    skills.length > 0 && `You know ${listText(skills)}`,
    qualifications.length > 0 && `${listText(qualifications)} fits your education`,
    place !== undefined && `In ${place}, where you live`,
  ].filter((text) => text !== false);
  return <Fact icon="check">{texts.join(' · ')}</Fact>;
}
