import { paths } from '@sopaan/contract/paths';
import type { ChallengeListItem } from '@sopaan/schemas/practice/challenge';
import { AppLink, Box, Card, Typography } from '@sopaan/ui/core';
import { Fact } from '@sopaan/ui/items';
import { coverCard } from '../../../styles/cover-card';
import { ChallengeStatus } from './challenge-status';
import { DifficultyBadge } from './difficulty-badge';

/** Display names of known types; an unknown type is shown as is. */
const typeNames: Readonly<Record<string, string>> = {
  code_conquest: 'Code conquest',
  '100_days_code_conquest': '100 days',
};

/** One challenge; the whole card is a link. */
export function ChallengeRow({ challenge }: { challenge: ChallengeListItem }) {
  const { id, title, type, summary, topics, difficultyLevel, points, day, status } = challenge;
  const typeName = typeNames[type] ?? type;
  const series = day === null ? typeName : `${typeName}, day ${day}`;
  return (
    <Card component="article" sx={card}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h5" component="h3" sx={{ minWidth: 0 }}>
          <AppLink
            to={paths.challenge(type, title, id)}
            color="inherit"
            underline="none"
            sx={coverCard}
          >
            {title}
          </AppLink>
        </Typography>
        <ChallengeStatus status={status} />
      </Box>
      {summary && (
        <Typography variant="body2" color="textSecondary">
          {summary}
        </Typography>
      )}
      <Box sx={facts}>
        <DifficultyBadge level={difficultyLevel} />
        {topics.length > 0 && <Fact icon="layers">{topics.join(', ')}</Fact>}
        <Fact icon="code">{`${series}, ${points} points`}</Fact>
      </Box>
    </Card>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  height: '100%',
  px: { xs: 2, md: 2.5 },
  py: 1.75,
  transition: 'border-color 160ms, box-shadow 160ms',
  '&:hover': { borderColor: 'primary.main', boxShadow: 2 },
} as const;

// Aligned to the bottom, so that neighbouring cards line up.
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  mt: 'auto',
  pt: 0.5,
} as const;
