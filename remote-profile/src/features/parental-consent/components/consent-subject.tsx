import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { AppLink, Box, Typography } from '@sopaan/ui/core';

/** What is stored about a member, and what the consent allows. */
export function ConsentSubject({ memberName }: { memberName: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        {memberName} uses {PRODUCT_NAME}, a site for learning and finding work, is under 18, and
        named you as a parent or guardian.
      </Typography>
      <Typography variant="h5" component="h2">
        What {PRODUCT_NAME} stores
      </Typography>
      <Box component="ul" sx={list}>
        <li>Name, email address and a protected form of the password.</li>
        <li>What {memberName} enters in the profile and keeps in the document wallet.</li>
        <li>Progress in courses, results of quizzes, and submitted code.</li>
        <li>Your email address and your decision.</li>
      </Box>
      <Typography variant="h5" component="h2">
        What needs your consent
      </Typography>
      <Box component="ul" sx={list}>
        <li>Applying for jobs, which sends a CV and documents to the employer.</li>
        <li>Competitions, festivals, live classes and mentors.</li>
        <li>A public profile, posts, comments and reviews.</li>
        <li>Sharing documents by a link, and certificates.</li>
      </Box>
      <Typography>
        Without your consent {memberName} can read and learn. There is no advertising and no
        tracking. The{' '}
        <AppLink to={paths.privacy} underline="always">
          Privacy Policy
        </AppLink>{' '}
        and the{' '}
        <AppLink to={paths.terms} underline="always">
          Terms & Conditions
        </AppLink>{' '}
        say more, and by agreeing you accept them for {memberName}.
      </Typography>
    </Box>
  );
}

const list = { m: 0, pl: 2.5, display: 'grid', gap: 0.5 } as const;
