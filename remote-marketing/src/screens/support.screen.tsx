import type { ScreenModule } from '@sopaan/contract/remote';
import { paths } from '@sopaan/contract/paths';
import { Box, Container, LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';
import { faqQuery } from '../features/faq/api/get-faq';
import { faqSearchQuery } from '../features/faq/api/search-faq';
import { FaqList } from '../features/faq/components/faq-list';
import { FaqSearch } from '../features/faq/components/faq-search';
import { SEARCH_PARAM, searchText } from '../features/faq/search-text';
import { siteStatusQuery } from '../features/status/api/get-site-status';
import { SiteStatusList } from '../features/status/components/site-status-list';

export const loader: ScreenModule['loader'] = ({ queryClient, url }) => {
  void queryClient.prefetchQuery(faqQuery('support'));
  void queryClient.prefetchQuery(siteStatusQuery);
  const text = searchText(url.searchParams.get(SEARCH_PARAM));
  if (text) void queryClient.prefetchQuery(faqSearchQuery(text));
};

export function Component() {
  return (
    <Container maxWidth="xl" sx={{ display: 'grid', gap: { xs: 5, md: 8 }, py: { xs: 3, md: 6 } }}>
      <PageTitle title="Support" />
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <PageHeading
          title="How can we help?"
          description="Search the answers, see whether a part of the site has a problem, or write to us."
        />
        <FaqSearch />
      </Box>
      <Box sx={columns}>
        <FaqList page="support" title="Common questions" expectedCount={15} />
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <SiteStatusList />
          <LinkButton
            to={`${paths.contact}?subject=support#contact`}
            variant="contained"
            size="large"
          >
            Get in touch
          </LinkButton>
        </Box>
      </Box>
    </Container>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 5, lg: 8 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
} as const;
