import { LegalPage } from '../features/legal/components/legal-page';
import { termsSections } from '../features/legal/terms-sections';

export function Component() {
  return (
    <LegalPage
      title="Terms & Conditions"
      description="What holds between you and us when you use Sopaan, in words meant to be read."
      sections={termsSections}
    />
  );
}
