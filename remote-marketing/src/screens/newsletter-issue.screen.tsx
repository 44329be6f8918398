import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { Issue } from '@sopaan/schemas/newsletter/issue';
import { AppLink, Box, Container, PageHeading, PageTitle } from '@sopaan/ui/core';
import { SafeHtml } from '@sopaan/ui/display';
import { DateText } from '@sopaan/ui/items';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { issueQuery } from '../features/newsletter/api/get-issue';
import { SubscribeForm } from '../features/newsletter/components/subscribe-form';

export const loader: ScreenModule['loader'] = ({ params, queryClient }) =>
  queryClient.ensureQueryData(issueQuery(params['slug'] ?? ''));

/** One issue of the newsletter. */
export function Component() {
  const { slug = '' } = useParams();
  const { data: issue } = useSuspenseQuery(issueQuery(slug));
  if (issue) return <IssuePage issue={issue} />;
  return (
    <RecordNotFound
      noun="issue"
      icon="mail"
      description="The link may be incorrect."
      next={{ label: 'See all issues', to: paths.newsletter }}
    />
  );
}

function IssuePage({ issue: { subject, topic, sentAt, sample, content } }: { issue: Issue }) {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title={subject} />
      <Box component="article" sx={{ mb: 6, overflowWrap: 'anywhere' }}>
        <PageHeading
          eyebrow={topic}
          title={subject}
          description={
            <>
              {sample ? 'Sample issue of' : 'Sent on'} <DateText value={sentAt} />
            </>
          }
        />
        <SafeHtml html={content} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <SubscribeForm topic="weekly" title="Get the next issue" submit="Subscribe" />
        <AppLink to={paths.newsletter} underline="always">
          All issues
        </AppLink>
      </Box>
    </Container>
  );
}
