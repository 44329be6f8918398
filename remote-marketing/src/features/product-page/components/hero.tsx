import { Box, LinkButton, Typography } from '@sopaan/ui/core';
import { Illustration } from '../../../components/illustrations/illustration';
import type { IllustrationName } from '../../../components/illustrations/illustrations';

interface HeroButton {
  text: string;
  /** A path, or a query and fragment of this page. */
  to: string;
  isSecondary?: boolean;
}

interface HeroProps {
  /** The name of the product, above the title. */
  product: string;
  title: string;
  lead: string;
  buttons: readonly HeroButton[];
  /** The large illustration, and the smaller one in front of it. */
  illustrations: readonly [IllustrationName, IllustrationName];
  /** The side of the illustrations in wide windows. */
  side?: 'left' | 'right';
  tone?: 'primary' | 'secondary';
}

/** The first section of a product page. It makes no request. */
export function Hero({
  product,
  title,
  lead,
  buttons,
  illustrations: [large, small],
  side = 'right',
  tone = 'primary',
}: HeroProps) {
  return (
    <Box component="section" aria-labelledby="page-heading" sx={layout}>
      <Box sx={{ order: { md: side === 'left' ? 1 : 0 } }}>
        <Typography variant="overline" component="p" sx={{ color: `${tone}.main` }}>
          {product}
        </Typography>
        <Typography id="page-heading" variant="h1" sx={{ mt: 1, textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={leadLayout}>
          {lead}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          {buttons.map(({ text, to, isSecondary = false }) => (
            <LinkButton
              key={text}
              to={to}
              size="large"
              variant={isSecondary ? 'outlined' : 'contained'}
            >
              {text}
            </LinkButton>
          ))}
        </Box>
      </Box>
      <Box sx={{ position: 'relative', pb: { xs: 5, md: 8 }, pr: { xs: 3, md: 6 } }}>
        <Illustration name={large} />
        <Box sx={smallPicture}>
          <Illustration name={small} />
        </Box>
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  pt: { xs: 4, md: 8 },
} as const;

const leadLayout = { mt: 2, maxWidth: '56ch' } as const;

const smallPicture = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '52%',
  borderRadius: '16px',
  backgroundColor: 'background.default',
  boxShadow: 6,
} as const;
