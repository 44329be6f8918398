import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { Box, Container, LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';
import { companyQuery } from '../features/company/api/get-company';
import { CompanyCards } from '../features/company/components/company-cards';
import { ContactBlock } from '../features/contact/components/contact-block';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchQuery(companyQuery);
};

export function Component() {
  return (
    <Container maxWidth="xl" sx={{ display: 'grid', gap: { xs: 4, md: 6 }, py: { xs: 3, md: 6 } }}>
      <PageTitle title="Contact us" />
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <PageHeading
          title="Contact us"
          description="Many questions are answered on the support page, at any hour."
        />
        <LinkButton to={paths.support} variant="outlined">
          Search the answers
        </LinkButton>
      </Box>
      <ContactBlock />
      <CompanyCards hasContact={false} />
    </Container>
  );
}
