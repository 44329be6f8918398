import { paths } from '@sopaan/contract/paths';
import type { ChallengeListItem } from '@sopaan/schemas/challenge';
import { AppLink, Box, Card, CardContent, Typography } from '@sopaan/ui/core';
import { Fact } from '@sopaan/ui/display';
import { ChallengeStatus } from './challenge-status';
import { DifficultyMark } from './difficulty-mark';

/** The names of the types that this page knows; any other is shown as it is called. */
const typeNames: Readonly<Record<string, string>> = {
  code_conquest: 'Code conquest',
  '100_days_code_conquest': '100 days',
};

/** One challenge. The whole row is its link. */
export function ChallengeRow({ challenge }: { challenge: ChallengeListItem }) {
  const { id, title, type, summary, topics, difficultyLevel, points, day, status } = challenge;
  const typeName = typeNames[type] ?? type;
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        transition: 'border-color 160ms, box-shadow 160ms',
        '&:hover': { borderColor: 'primary.main', boxShadow: 2 },
      }}
    >
      <CardContent sx={{ display: 'grid', gap: 0.75, py: { xs: 2, sm: 2 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h5" component="h3" sx={{ minWidth: 0 }}>
            <AppLink
              to={paths.challenge(type, title, id)}
              color="inherit"
              underline="none"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {title}
            </AppLink>
          </Typography>
          <ChallengeStatus status={status} />
        </Box>
        {summary && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '72ch' }}>
            {summary}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 0.5 }}>
          <DifficultyMark level={difficultyLevel} />
          {topics.length > 0 && <Fact icon="layers">{topics.join(', ')}</Fact>}
          <Fact icon="code">{day === null ? typeName : `${typeName}, day ${day}`}</Fact>
          <Fact icon="star">{`${points} points`}</Fact>
        </Box>
      </CardContent>
    </Card>
  );
}
