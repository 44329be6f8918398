import type { ScreenModule } from '@sopaan/contract/remote';
import { Box, Container, PageHeading, PageTitle, Typography } from '@sopaan/ui/core';
import { issuesQuery } from '../features/newsletter/api/get-issues';
import { IssueList } from '../features/newsletter/components/issue-list';
import { SubscribeForm } from '../features/newsletter/components/subscribe-form';

export const loader: ScreenModule['loader'] = ({ queryClient }) => {
  void queryClient.prefetchInfiniteQuery(issuesQuery);
};

/** The archive of the newsletter, and the form to subscribe. */
export function Component() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="Newsletter" />
      <PageHeading
        title="Newsletter"
        description="What is new on Sopaan: courses, jobs and competitions. Read past issues, or get the next one by email."
      />
      <Box sx={layout}>
        <Box sx={form}>
          <SubscribeForm topic="weekly" title="Subscribe" submit="Subscribe" />
        </Box>
        <section aria-labelledby="issues">
          <Typography id="issues" variant="h4" component="h2">
            Past issues
          </Typography>
          <Box sx={{ mt: 1 }}>
            <IssueList />
          </Box>
        </section>
      </Box>
    </Container>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 0.8fr)' },
} as const;

/** On narrow screens the form is above the issues, whose number is unknown while they load. */
const form = { gridColumn: { md: 2 }, gridRow: { md: 1 } } as const;
