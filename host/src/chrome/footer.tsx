import { PRODUCT_NAME } from '@sopaan/contract/version';
import { AppLink, Box, Container, Typography } from '@sopaan/ui/core';
import { footerGroups, type FooterGroup } from './footer-links';
import { NewsletterForm } from './newsletter/newsletter-form';

/** Newsletter form, grouped links and copyright line at the end of a page. */
export function Footer() {
  return (
    <Box
      component="footer"
      data-unit="host"
      sx={{ mt: 8, py: 6, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
    >
      <Container maxWidth="xl" sx={{ display: 'grid', gap: 5 }}>
        <NewsletterForm />
        <Box
          component="nav"
          aria-label="Footer"
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
          }}
        >
          {footerGroups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          © 2023 {PRODUCT_NAME}
        </Typography>
      </Container>
    </Box>
  );
}

function Group({ group: { title, links } }: { group: FooterGroup }) {
  const id = `footer-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle2">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {links.map(({ name, link }) => (
          <li key={name}>
            <AppLink
              to={link}
              variant="body2"
              color="textSecondary"
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </Box>
    </section>
  );
}
