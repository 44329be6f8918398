import type { ScreenModule } from '@sopaan/contract/remote';
import { companyQuery } from '../features/company/api/get-company';
import { CompanyCards } from '../features/company/components/company-cards';
import { LegalPage } from '../features/legal/components/legal-page';
import { termsSections } from '../features/legal/terms-sections';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(companyQuery);
};

export function Component() {
  return (
    <LegalPage
      document="terms"
      description="The terms that apply when you use Sopaan, in plain language."
      sections={termsSections}
    >
      <CompanyCards />
    </LegalPage>
  );
}
