import { LegalPage } from '../features/legal/components/legal-page';
import { termsSections } from '../features/legal/terms-sections';

export function Component() {
  return (
    <LegalPage
      title="Terms & Conditions"
      description="The terms that apply when you use Sopaan, in plain language."
      sections={termsSections}
    />
  );
}
