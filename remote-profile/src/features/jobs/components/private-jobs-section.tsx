import { PlannedSection } from '../../sections/components/planned-section';

export function PrivateJobsSection() {
  return <PlannedSection settingId="privatejob" />;
}
