import { PlannedSection } from '../../sections/components/planned-section';

export function GovtJobsSection() {
  return <PlannedSection settingId="govtjob" />;
}
