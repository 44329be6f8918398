import { Container, LinkButton, PageTitle, Typography } from '@sopaan/ui/core';

/** Says that a topic has been built, and links to its page. */
export function LiveTopic({ title, path }: { title: string; path: string }) {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle title={title} />
      <Typography variant="h2" component="h1">
        {title} is live
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '60ch' }}>
        This page was under development. It is ready now, at an address of its own.
      </Typography>
      <LinkButton variant="contained" to={path}>
        Open the page
      </LinkButton>
    </Container>
  );
}
