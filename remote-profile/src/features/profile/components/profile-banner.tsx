import { PICTURE_WIDTHS, pictureOfSize, PICTURE_SIZES } from '@sopaan/schemas/profile/pictures';
import { Box } from '@sopaan/ui/core';
import { gradientOf } from '@sopaan/ui/display';

/** Heights of the steps in percent of the banner. */
const STEPS = [18, 34, 50, 66, 82];

interface ProfileBannerProps {
  id: string;
  /** The URL of the banner picture; empty if the member has none. */
  picture: string;
}

/** The banner of a profile: the member's, or a gradient derived from the id with the flight of steps that the product is named after. */
export function ProfileBanner({ id, picture }: ProfileBannerProps) {
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
      {picture ? <BannerPicture url={picture} /> : <Steps />}
    </Box>
  );
}

function BannerPicture({ url }: { url: string }) {
  const sources = PICTURE_SIZES.map(
    (size) => `${pictureOfSize(url, size)} ${PICTURE_WIDTHS.banner[size]}w`,
  );
  return (
    <Box
      component="img"
      src={url}
      srcSet={sources.join(', ')}
      sizes="(min-width: 1200px) 1000px, 100vw"
      alt=""
      sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}

function Steps() {
  return STEPS.map((height) => (
    <Box
      key={height}
      sx={{
        width: { xs: 32, md: 72 },
        height: `${height}%`,
        bgcolor: (theme) => theme.palette.common.white,
        opacity: 0.06 + height / 600,
      }}
    />
  ));
}
