import { paths } from '@sopaan/contract/paths';
import { useSession } from '@sopaan/session/session';
import { AppLink, Box, Typography, useMediaQuery, type Theme } from '@sopaan/ui/core';
import { useLocation } from 'react-router-dom';
import { footerGroups, type FooterGroup } from './footer-links';
import { NewsletterForm } from './newsletter/newsletter-form';

/** The newsletter form, unless the page has one itself, and the groups of links. Members get fewer of them. */
export function FooterContent() {
  const isMember = useSession(({ status }) => status === 'member');
  const isPhone = useMediaQuery(phone);
  const { pathname } = useLocation();
  const groups = isMember
    ? footerGroups.filter(({ alsoForMembers }) => alsoForMembers)
    : footerGroups;
  return (
    <>
      {!isMember && pathname !== paths.newsletter && <NewsletterForm />}
      <Box
        component="nav"
        aria-label="Footer"
        sx={{
          display: 'grid',
          gap: { sm: 4 },
          gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(8.5rem, 1fr))' },
        }}
      >
        {groups.map((group) => (
          <Group key={group.title} group={group} isPhone={isPhone} />
        ))}
      </Box>
    </>
  );
}

const phone = ({ breakpoints }: Theme) => breakpoints.down('sm');

/** A list of links under its title. On a phone it opens and closes by its title. */
function Group({ group, isPhone }: { group: FooterGroup; isPhone: boolean }) {
  const { title, links, startsOpen } = group;
  const id = `footer-${title.toLowerCase().replace(/\W+/g, '-')}`;
  const heading = (
    <Typography id={id} component="h2" variant="subtitle2" sx={{ display: 'inline' }}>
      {title}
    </Typography>
  );
  const list = (
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
  );
  if (!isPhone) {
    return (
      <Box component="section" aria-labelledby={id}>
        {heading}
        {list}
      </Box>
    );
  }
  return (
    <Box component="details" open={startsOpen} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer' }}>
        {heading}
      </Box>
      {list}
    </Box>
  );
}
