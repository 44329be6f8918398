import { paths } from '@sopaan/contract/paths';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { FormCheckbox } from '@sopaan/ui/forms';

/** Whether the CV is attached. */
export function CvField() {
  return (
    <Box>
      <FormCheckbox
        name="attachCv"
        label="Attach my CV"
        hint="Your whole profile as it is when you send, with the email and phone above. Later changes of your profile do not change it."
      />
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {/* In a new tab, so that the form stays. */}
        <AppLink to={paths.profile('cv')} target="_blank" rel="noopener" underline="always">
          View your CV (opens in a new tab)
        </AppLink>
      </Typography>
    </Box>
  );
}
