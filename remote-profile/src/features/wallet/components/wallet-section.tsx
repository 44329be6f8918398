import { PlannedSection } from '../../sections/components/planned-section';

export function WalletSection() {
  return <PlannedSection settingId="document" />;
}
