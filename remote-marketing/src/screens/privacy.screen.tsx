import { LegalPage } from '../features/legal/components/legal-page';
import { privacySections } from '../features/legal/privacy-sections';

export function Component() {
  return (
    <LegalPage
      title="Privacy & Policy"
      description="Which personal data we keep, why, and how to have it removed."
      sections={privacySections}
    />
  );
}
