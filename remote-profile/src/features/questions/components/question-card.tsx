import { paths } from '@sopaan/contract/paths';
import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import { AppLink, Box, Card, Typography } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { questionNote, questionPath, questionTitle, statusText } from '../question-text';
import { AskedActions } from './asked-actions';
import { ReceivedActions } from './received-actions';

interface QuestionCardProps {
  question: MentorQuestion;
  /** Whether it is the only one on the page, so that the form of an answer is open. */
  isAlone?: boolean;
}

/** A question with its reply, and what the caller can do about it. */
export function QuestionCard({ question, isAlone = false }: QuestionCardProps) {
  const { questionId, isReceived, mentorId, mentorName, text, status, askedAt } = question;
  const note = questionNote(question);
  const isWaiting = status === 'open';
  return (
    <Card component="article" sx={{ p: 2, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle1" component="h2">
            <AppLink to={questionPath(questionId)} aria-current={isAlone ? 'page' : undefined}>
              {questionTitle(question)}
            </AppLink>
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {'Asked '}
            <DateText value={askedAt} zone="local" time />
            {!isReceived && (
              <>
                {' · '}
                <AppLink to={paths.mentor(mentorId)} underline="always">
                  {`About ${mentorName}`}
                </AppLink>
              </>
            )}
          </Typography>
        </Box>
        <Chip
          size="small"
          label={statusText(question)}
          color={isWaiting ? 'primary' : 'default'}
          variant={isWaiting ? 'filled' : 'outlined'}
        />
      </Box>
      <Typography sx={plainText}>{text}</Typography>
      <Reply question={question} />
      {note !== null && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      {isReceived ? (
        <ReceivedActions question={question} isAlone={isAlone} />
      ) : (
        <AskedActions question={question} />
      )}
    </Card>
  );
}

/** The answer, or the reason for declining. */
function Reply({ question }: { question: MentorQuestion }) {
  const { reply, status, isReceived, mentorName, closedAt } = question;
  if (reply === '') return null;
  const author = isReceived ? 'Your' : `${mentorName}’s`;
  return (
    <Box sx={{ pl: 2, borderInlineStart: '4px solid', borderColor: 'secondary.main' }}>
      <Typography variant="subtitle2" component="h3">
        {`${author} ${status === 'declined' ? 'reason for declining' : 'answer'}`}
      </Typography>
      <Typography sx={plainText}>{reply}</Typography>
      {closedAt !== null && (
        <Typography variant="caption" component="p" color="textSecondary">
          <DateText value={closedAt} zone="local" time />
        </Typography>
      )}
    </Box>
  );
}

const plainText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' } as const;
