import { PlannedSection } from '../../sections/components/planned-section';

export function InstitutesSection() {
  return <PlannedSection settingId="institution" />;
}
