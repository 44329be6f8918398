import { AppLink, Box, Card, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { DifficultyBadge } from './difficulty-badge';

interface PracticeCardProps {
  title: string;
  to: string;
  /** One sentence about the item. */
  summary: string;
  difficultyLevel: string;
  /** Small lines with icons, after the difficulty. */
  facts: ReactNode;
  /** A decorative picture before the title. */
  picture?: ReactNode;
  /** At the end of the title, such as the member's status. */
  status?: ReactNode;
  /** A line below the facts. */
  note?: ReactNode;
  level: 'h2' | 'h3';
}

/** A challenge or a quiz in a list; the whole card is a link. */
export function PracticeCard(props: PracticeCardProps) {
  const { title, to, summary, difficultyLevel, facts, picture, status, note, level } = props;
  return (
    <Card component="article" sx={card}>
      {picture && <Box sx={pictureBox}>{picture}</Box>}
      <Box sx={content}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h5" component={level} sx={{ minWidth: 0 }}>
            <AppLink to={to} color="inherit" underline="none" sx={coverCard}>
              {title}
            </AppLink>
          </Typography>
          {status}
        </Box>
        {summary && (
          <Typography variant="body2" color="textSecondary">
            {summary}
          </Typography>
        )}
        <Box sx={factLine}>
          {difficultyLevel && <DifficultyBadge level={difficultyLevel} />}
          {facts}
        </Box>
        {note}
      </Box>
    </Card>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  gap: 2,
  height: '100%',
  px: { xs: 2, md: 2.5 },
  py: 1.75,
  transition: 'border-color 160ms, box-shadow 160ms',
  '&:hover': { borderColor: 'primary.main', boxShadow: 2 },
} as const;

const coverCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

const pictureBox = {
  flex: 'none',
  alignSelf: 'start',
  width: 56,
  mt: 0.25,
  borderRadius: '12px',
  overflow: 'hidden',
} as const;

const content = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  flex: 1,
  minWidth: 0,
} as const;

// Aligned to the bottom, so that neighbouring cards line up.
const factLine = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  mt: 'auto',
  pt: 0.5,
} as const;
