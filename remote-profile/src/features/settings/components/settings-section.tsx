import { PlannedSection } from '../../sections/components/planned-section';

export function SettingsSection() {
  return <PlannedSection settingId="account" />;
}
