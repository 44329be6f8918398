import { paths } from '@sopaan/contract/paths';
import { Box, Container, LinkButton, PageTitle, Typography } from '@sopaan/ui/core';

const shortcuts = [
  { label: 'Courses', to: paths.courses },
  { label: 'Practice', to: '/Practice' },
  { label: 'Institutions', to: paths.institutes },
  { label: 'Competitions', to: paths.exploreCompetitions },
  { label: 'Community', to: paths.community },
  { label: 'Private jobs', to: paths.privateJobs },
  { label: 'Government jobs', to: paths.govtJobs },
] as const;

/** Shown at every path that no unit owns. */
export function Component() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 12 }, textAlign: 'center' }}>
      <PageTitle title="Page not found" />
      <Typography variant="h4" component="p" color="secondary">
        Uh-oh! You&apos;re off the map...
      </Typography>
      <Typography variant="h1" sx={{ mt: 1 }}>
        404 — Page Not Found
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        The page you&apos;re looking for might have been moved or doesn&apos;t exist.
      </Typography>
      <Box
        component="nav"
        aria-label="Shortcuts"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 5 }}
      >
        {shortcuts.map(({ label, to }) => (
          <LinkButton key={to} to={to} variant="outlined">
            {label}
          </LinkButton>
        ))}
      </Box>
    </Container>
  );
}
