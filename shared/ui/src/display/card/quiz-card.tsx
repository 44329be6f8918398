import { paths } from '@sopaan/contract/paths';
import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';
import type { QuizCard as QuizCardRecord } from '../../cards/cards';
import { gradientOf } from '../picture/gradient';
import { CardFrame, type CardPlacement } from './card-frame';
import { descriptionLimit } from './card-text';

const kinds: Record<string, { icon: IconName; name: string }> = {
  quiz: { icon: 'help', name: 'Quiz' },
  test_series: { icon: 'list', name: 'Test series' },
  exam_prep: { icon: 'target', name: 'Exam preparation' },
  mocktest: { icon: 'clock', name: 'Mock test' },
};
const otherKind = { icon: 'layers', name: 'Practice' } as const;

export function QuizCard({ card, level, corner }: CardPlacement & { card: QuizCardRecord }) {
  const kind = kinds[card.type] ?? otherKind;
  return (
    <CardFrame
      title={card.title}
      description={card.description}
      descriptionLimit={descriptionLimit('Quizseries')}
      header={
        <Box
          sx={{
            height: 64,
            display: 'grid',
            placeItems: 'center',
            color: 'common.white',
            background: gradientOf(card.id),
          }}
        >
          <Icon name={kind.icon} size={32} />
        </Box>
      }
      eyebrow={
        <Typography variant="caption" color="textSecondary">
          {kind.name}
        </Typography>
      }
      to={paths.quiz(card.id, card.parentid, card.type)}
      action="Start"
      level={level}
      corner={corner}
    />
  );
}
