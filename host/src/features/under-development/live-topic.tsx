import { Container, LinkButton, PageTitle, Typography } from '@sopaan/ui/core';
import type { LiveTopicPage } from './live-topics';

/** Links to the page of a topic that has been built. */
export function LiveTopic({ title, page }: { title: string; page: LiveTopicPage }) {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle title={title} />
      <Typography variant="h2" component="h1">
        {page.heading(title)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '60ch' }}>
        {page.text}
      </Typography>
      <LinkButton variant="contained" to={page.path}>
        {page.linkText}
      </LinkButton>
    </Container>
  );
}
