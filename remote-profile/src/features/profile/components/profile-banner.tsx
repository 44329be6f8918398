import { Box } from '@sopaan/ui/core';
import { gradientOf } from '@sopaan/ui/display';

/** Heights of the steps in percent of the banner. */
const STEPS = [18, 34, 50, 66, 82];

/** The banner of a profile: a gradient derived from the id, and the flight of steps that the product is named after. */
export function ProfileBanner({ id }: { id: string }) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        justifyContent: 'flex-end',
        height: { xs: 104, md: 152 },
        background: gradientOf(`${id} banner`),
      }}
    >
      {STEPS.map((height) => (
        <Box
          key={height}
          sx={{
            width: { xs: 32, md: 72 },
            height: `${height}%`,
            bgcolor: (theme) => theme.palette.common.white,
            opacity: 0.06 + height / 600,
          }}
        />
      ))}
    </Box>
  );
}
