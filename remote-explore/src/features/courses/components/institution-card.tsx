import { paths } from '@sopaan/contract/paths';
import type { Course } from '@sopaan/schemas/courses/course';
import { Box, Card, Icon, LinkButton, Typography } from '@sopaan/ui/core';
import { Fact, InitialsAvatar, SafeHtml } from '@sopaan/ui/display';

/** The institute that offers the course. */
export function InstitutionCard({ institute }: { institute: Course['institution'][number] }) {
  const { location, contact } = institute;
  const address = [location.landmark, location.city, location.state].filter(Boolean).join(', ');
  return (
    <Card component="section" aria-labelledby="institute-title" sx={{ p: { xs: 2, md: 3 }, mt: 4 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <InitialsAvatar name={institute.instituionname} src={institute.instituionlogo} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="overline" component="p" color="textSecondary">
            Offered by
          </Typography>
          <Typography id="institute-title" variant="h5" component="h2">
            {institute.instituionname}
          </Typography>
        </Box>
      </Box>
      <SafeHtml html={institute.instituiondes} sx={{ mt: 2 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mt: 2 }}>
        {institute.instructor && <Fact icon="user">{institute.instructor}</Fact>}
        {address && <Fact icon="map-pin">{address}</Fact>}
        {contact.emailid && <Fact icon="mail">{contact.emailid}</Fact>}
        {contact.mobnum && <Fact icon="phone">{contact.mobnum}</Fact>}
      </Box>
      <LinkButton
        to={paths.institute(institute.institutionId)}
        size="small"
        endIcon={<Icon name="arrow-right" />}
        sx={{ mt: 1.5, ml: -1.75 }}
      >
        About the institute
      </LinkButton>
    </Card>
  );
}
