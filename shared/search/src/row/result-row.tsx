/** One item of a searched list. The whole row is a link. */
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

export interface ResultRowProps {
  title: string;
  to: string;
  /** Who offers the item, below the title. */
  provider?: ReactNode;
  /** A decorative avatar or picture. */
  picture: ReactNode;
  /** The key fact, such as pay or closing date. At the end of the row, on phones below the title. */
  aside?: ReactNode;
  /** Small lines with icons. */
  facts?: ReactNode;
  tags?: readonly string[];
  /** Minor details, such as when it was posted. */
  foot?: ReactNode;
  /** A line below the facts, such as why the item is shown. */
  note?: ReactNode;
  level?: 'h2' | 'h3';
  /** A button at the end of the title, such as `SaveToggle`. */
  action?: ReactNode;
}

const layout = {
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    xs: '"picture head" "aside aside" "body body"',
    md: '"picture head aside" "picture body body"',
  },
};

const layoutWithAction = {
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    xs: '"picture head action" "aside aside aside" "body body body"',
    md: '"picture head aside action" "picture body body body"',
  },
};

/** Styles that place a button above the link that covers the row. Its padding does not make the row higher. */
const actionCell = { gridArea: 'action', position: 'relative', zIndex: 1, m: -1 } as const;

export function ResultRow(props: ResultRowProps) {
  const {
    title,
    to,
    provider,
    picture,
    aside,
    facts,
    tags = [],
    foot,
    note,
    action,
    level = 'h2',
  } = props;
  return (
    <Box
      component="article"
      sx={(theme) => ({
        position: 'relative',
        display: 'grid',
        ...(action ? layoutWithAction : layout),
        alignItems: 'start',
        columnGap: 2,
        rowGap: 1,
        height: '100%',
        alignContent: 'start',
        p: { xs: 2, md: 2.5 },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
        // The focus ring surrounds the whole clickable row.
        '&:has(a:focus-visible)': {
          outline: `3px solid ${theme.palette.secondary.main}`,
          outlineOffset: '2px',
        },
      })}
    >
      <Box sx={{ gridArea: 'picture' }}>{picture}</Box>
      <Box sx={{ gridArea: 'head', minWidth: 0 }}>
        <Typography component={level} variant="h5" sx={{ textWrap: 'pretty' }}>
          <AppLink
            to={to}
            color="textPrimary"
            sx={{
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
              '&:focus-visible': { outline: 'none' },
            }}
          >
            {title}
          </AppLink>
        </Typography>
        {provider && (
          <Typography variant="body2" color="textSecondary">
            {provider}
          </Typography>
        )}
      </Box>
      {action && <Box sx={actionCell}>{action}</Box>}
      {aside && (
        <Box sx={{ gridArea: 'aside', typography: 'subtitle2', textAlign: { md: 'end' } }}>
          {aside}
        </Box>
      )}
      <Box sx={{ gridArea: 'body', display: 'grid', gap: 1, minWidth: 0 }}>
        {facts && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>{facts}</Box>
        )}
        {note}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            rowGap: 1,
          }}
        >
          <RowTags tags={tags} />
          {foot && (
            <Typography variant="caption" color="textSecondary" component="p">
              {foot}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function RowTags({ tags }: { tags: readonly string[] }) {
  const shownTags = tags.filter(Boolean);
  if (shownTags.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {shownTags.map((tag) => (
        <Box
          key={tag}
          component="span"
          sx={{
            px: 1.25,
            py: 0.25,
            borderRadius: 999,
            bgcolor: 'action.hover',
            typography: 'caption',
            fontWeight: 600,
          }}
        >
          {tag}
        </Box>
      ))}
    </Box>
  );
}
