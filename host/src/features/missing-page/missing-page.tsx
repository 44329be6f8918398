import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Container, LinkButton, PageTitle, Typography } from '@sopaan/ui/core';
import { SiteSearchForm } from '@sopaan/ui/site-search-form';

const shortcuts = [
  { label: 'Courses', to: paths.courses },
  { label: 'Practice', to: '/Practice' },
  { label: 'Institutions', to: paths.institutes },
  { label: 'Competitions', to: paths.exploreCompetitions },
  { label: 'Community', to: paths.community },
  { label: 'Private jobs', to: paths.privateJobs },
  { label: 'Government jobs', to: paths.govtJobs },
] as const;

interface MissingPageProps {
  /** The title of the document. */
  title: string;
  lead: string;
  heading: string;
  description: string;
}

/** Says why there is no page at an address, and where to go instead. */
export function MissingPage({ title, lead, heading, description }: MissingPageProps) {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 12 }, textAlign: 'center' }}>
      <PageTitle title={title} />
      <Typography variant="h4" component="p" color="secondary">
        {lead}
      </Typography>
      <Typography variant="h1" sx={{ mt: 1 }}>
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {description}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'center', mt: 4 }}>
        <SiteSearchForm />
      </Box>
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
      <Typography sx={{ mt: 4 }}>
        Still looking for something?{' '}
        <AppLink to={paths.support} underline="always">
          Search our answers
        </AppLink>
      </Typography>
    </Container>
  );
}
