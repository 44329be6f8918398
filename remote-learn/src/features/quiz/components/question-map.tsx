import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import { Box, ButtonBase, Card, CardContent, Icon, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import type { AnswerContent } from '../attempt/answer-content';

/** Keeps the map level with the question while the page scrolls. */
const GAP_BELOW_HEADER = '4.2rem';

interface QuestionMapProps {
  questions: readonly QuizQuestion[];
  current: number;
  /** The answers by question id. */
  answers: ReadonlyMap<string, AnswerContent>;
  /** The ids of questions whose answers are not saved yet. */
  unsent: ReadonlySet<string>;
  /** The ids of questions that are marked for later. */
  flagged: ReadonlySet<string>;
  onMove: (position: number) => void;
}

/** An overview of all questions: the current one, and which are answered or marked for later. */
export function QuestionMap(props: QuestionMapProps) {
  const { questions, current, answers, unsent, flagged, onMove } = props;
  const percent = (100 * answers.size) / questions.length;
  return (
    <Card
      component="nav"
      aria-label="Questions"
      sx={{ position: { lg: 'sticky' }, top: `calc(${HEADER_HEIGHT} + ${GAP_BELOW_HEADER})` }}
    >
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="subtitle2" component="p">
          {`${answers.size} of ${questions.length} answered`}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-hidden="true"
          sx={{ height: 6, borderRadius: 3 }}
        />
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
            gap: 1,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {questions.map((question, index) => (
            <li key={question.id}>
              <MapButton
                number={index + 1}
                isCurrent={index === current}
                isAnswered={answers.has(question.id)}
                isUnsent={unsent.has(question.id)}
                isFlagged={flagged.has(question.id)}
                onClick={() => onMove(index)}
              />
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

interface MapButtonProps {
  number: number;
  isCurrent: boolean;
  isAnswered: boolean;
  isUnsent: boolean;
  isFlagged: boolean;
  onClick: () => void;
}

function MapButton(props: MapButtonProps) {
  const { number, isCurrent, isAnswered, isUnsent, isFlagged, onClick } = props;
  const states = [
    isAnswered ? 'answered' : 'not answered',
    ...(isUnsent ? ['not saved yet'] : []),
    ...(isFlagged ? ['marked for later'] : []),
  ];
  return (
    <ButtonBase
      onClick={onClick}
      aria-label={`Question ${number}, ${states.join(', ')}`}
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        position: 'relative',
        width: '100%',
        minWidth: 44,
        height: 44,
        borderRadius: 1,
        typography: 'subtitle2',
        border: isUnsent ? '1px dashed' : '1px solid',
        borderColor: isUnsent ? 'error.main' : isAnswered ? 'primary.main' : 'divider',
        bgcolor: isAnswered ? 'primary.main' : 'background.paper',
        color: isAnswered ? 'primary.contrastText' : 'text.primary',
        boxShadow: (theme) =>
          isCurrent
            ? `0 0 0 2px ${theme.palette.background.paper}, 0 0 0 4px ${theme.palette.secondary.main}`
            : 'none',
      }}
    >
      {number}
      {isFlagged && (
        <Icon
          name="bookmark-filled"
          size={14}
          sx={{ position: 'absolute', top: 2, right: 2, color: 'inherit' }}
        />
      )}
    </ButtonBase>
  );
}
