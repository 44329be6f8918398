import type { MentorApplication } from '@sopaan/schemas/mentors/mentor-application';
import { Box, Typography } from '@sopaan/ui/core';
import { Fact } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { applicationAvatarQuery } from '../api/get-application-avatar';
import { PicturePreview } from './picture-preview';

/** The submitted application, as its reviewers see it. */
export function SentApplication({ application }: { application: MentorApplication }) {
  const { form, avatarVersion } = application;
  return (
    <Box
      component="section"
      aria-label="What you have sent"
      sx={{
        display: 'grid',
        gap: 2,
        p: { xs: 2, md: 3 },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {avatarVersion ? (
          <SubmittedPicture version={avatarVersion} />
        ) : (
          <PicturePreview file={null} />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {form.first_name} {form.last_name}
          </Typography>
          <Typography color="textSecondary">
            {[form.current_role, form.current_org].filter(Boolean).join(' at ')}
          </Typography>
        </Box>
      </Box>
      <Typography variant="subtitle1" component="p">
        {form.short_heading}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Fact icon="building">{form.insdustry}</Fact>
        <Fact icon="briefcase">
          {form.workexperience === 1 ? '1 year' : `${form.workexperience} years`}
        </Fact>
        <Fact icon="globe">{form.languages.join(', ')}</Fact>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {form.about}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {[form.profile_link, ...Object.values(form.social_links)].filter(Boolean).map((link) => (
          <li key={link}>{link}</li>
        ))}
      </Box>
    </Box>
  );
}

function SubmittedPicture({ version }: { version: string }) {
  const { data } = useQuery(applicationAvatarQuery(version));
  return <PicturePreview file={data ?? null} />;
}
