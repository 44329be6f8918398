import type { ScreenModule } from '@sopaan/contract/remote';
import { companyQuery } from '../features/company/api/get-company';
import { CompanyCards } from '../features/company/components/company-cards';
import { LegalPage } from '../features/legal/components/legal-page';
import { privacySections } from '../features/legal/privacy-sections';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(companyQuery);
};

export function Component() {
  return (
    <LegalPage
      document="privacy"
      description="Which personal data we keep, why, and how to have it removed."
      sections={privacySections}
    >
      <CompanyCards />
    </LegalPage>
  );
}
