import { AppLink, Box, Card, Icon, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import type { CardDetails } from '../../cards/card-details';
import { CardFacts } from './card-facts';
import { CardHead } from './card-head';
import { TITLE_LIMIT } from './card-text';
import { TruncatedText } from './truncated-text';

export interface CardPlacement {
  /** The heading level that fits the page around it. */
  level?: 'h2' | 'h3' | 'h4';
  /** A button in the corner of the card, such as one that saves it. */
  corner?: ReactNode;
}

export interface CardFrameProps extends CardPlacement {
  title: string | null | undefined;
  description: string | null | undefined;
  descriptionLimit: number;
  /** A picture or a strip of colour over the whole width of the card. */
  header?: ReactNode;
  /** The picture of who offers the item, beside the provider. */
  avatar?: ReactNode;
  /** One line above the title. */
  eyebrow?: ReactNode;
  /** What helps to decide, below the description. */
  details?: CardDetails;
  /** Further facts, below the details. */
  children?: ReactNode;
  to: string;
  /** The text of the link. */
  action: string;
}

/** The frame of all cards: one link that covers the card, truncated texts, the action at the bottom. */
export function CardFrame(props: CardFrameProps) {
  const { title, header, avatar, eyebrow, details = {}, children } = props;
  const { to, action, corner, level = 'h3' } = props;
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: MIN_CARD_HEIGHT,
        transition: 'border-color 160ms, box-shadow 160ms, transform 160ms',
        '&:hover': {
          borderColor: 'primary.main',
          boxShadow: '0 8px 24px rgb(0 0 0 / 10%)',
          transform: 'translateY(-2px)',
        },
        '&:has(a:focus-visible)': { borderColor: 'primary.main' },
      }}
    >
      {header}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.75, p: 2 }}>
        <CardHead
          avatar={avatar}
          eyebrow={eyebrow}
          provider={details.provider}
          besideCorner={Boolean(corner && avatar)}
        />
        <Typography variant="h5" component={level}>
          <TruncatedText text={title} limit={TITLE_LIMIT} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <TruncatedText text={props.description} limit={props.descriptionLimit} />
        </Typography>
        <CardFacts {...details} />
        {children}
        <AppLink
          to={to}
          aria-label={title ? `${action}: ${title}` : action}
          underline="none"
          sx={{
            mt: 'auto',
            pt: 0.5,
            minHeight: 28,
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            alignSelf: 'flex-start',
            typography: 'button',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {action}
          <Icon name="arrow-right" size={18} />
        </AppLink>
      </Box>
      {corner && <Box sx={cornerCell}>{corner}</Box>}
    </Card>
  );
}

/** Above the link that covers the card, readable on any picture. */
const cornerCell = {
  position: 'absolute',
  zIndex: 1,
  // Below the strip of colour of a job card.
  top: 12,
  right: 8,
  borderRadius: '50%',
  bgcolor: 'background.paper',
} as const;

/** The height of skeletons as well, to prevent a layout shift when cards arrive. */
export const MIN_CARD_HEIGHT = 264;
