import {
  AppLink,
  Box,
  EmptyState,
  FailedState,
  LinkButton,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { useId } from 'react';

interface ShortListProps {
  heading: string;
  /** Why these items are shown. */
  description: string;
  /** The items, as links. */
  cards: ReadonlyArray<{ to: string; title: string; text: string }>;
  status: 'loading' | 'ready' | 'failed';
  onRetry: () => unknown;
  referenceId: string | undefined;
  errorMessage: string | undefined;
  /** The complete list. */
  more?: { to: string; label: string };
}

/** A few items as links with a line of text each. */
export function ShortList(props: ShortListProps) {
  const { heading, description, cards, status, onRetry, referenceId, errorMessage, more } = props;
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={frame}>
      <Typography id={headingId} variant="h4" component="h2">
        {heading}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {description}
      </Typography>
      {status === 'loading' && <LoadingState shape="block" minHeight={240} />}
      {status === 'failed' && (
        <FailedState
          title={`${heading} could not be loaded`}
          description={errorMessage}
          onRetry={onRetry}
          referenceId={referenceId}
          level="h3"
        />
      )}
      {status === 'ready' && cards.length === 0 && <EmptyState title="Nothing here yet" />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {cards.map(({ to, title, text }) => (
          <Box component="li" key={to} sx={item}>
            <AppLink to={to} sx={{ typography: 'subtitle2' }}>
              {title}
            </AppLink>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      {more && (
        <LinkButton to={more.to} size="small" sx={{ ml: -1.25, mt: 'auto', alignSelf: 'start' }}>
          {more.label}
        </LinkButton>
      )}
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 2, md: 3 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
} as const;
const item = { py: 1.25, borderTop: '1px solid', borderColor: 'divider' } as const;
