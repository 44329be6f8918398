import { loginPath } from '@sopaan/contract/paths';
import type { Mentor } from '@sopaan/schemas/mentors/mentor';
import { loginState } from '@sopaan/session/login-reason';
import { useSession } from '@sopaan/session/session';
import { Box, Button, LinkButton, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { askingStateQuery } from '../../api/get-asking-state';
import { askLink } from '../../mentor-paths';
import { answerTimeText } from '../../question-text';
import { AskingObstacle } from './asking-obstacle';

/** At the end of the dialog: the way to ask the mentor, or why the member cannot. Guests get a link to log in, which leads to the form. */
export function AskBar({ mentor }: { mentor: Mentor }) {
  const isMember = useSession(({ status }) => status === 'member');
  const { data: state } = useQuery({ ...askingStateQuery(mentor.id), enabled: isMember });
  return (
    <Box sx={bar}>
      {isMember && state?.obstacle ? (
        <AskingObstacle mentor={mentor} {...state} obstacle={state.obstacle} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 10rem' }}>
            {promise(mentor)}
          </Typography>
          <AskButton mentor={mentor} isMember={isMember} />
        </>
      )}
    </Box>
  );
}

function AskButton({ mentor, isMember }: { mentor: Mentor; isMember: boolean }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const form = askLink(query, mentor.id);
  if (!isMember) {
    return (
      <LinkButton
        to={loginPath(form)}
        state={loginState({ action: 'ask', title: mentor.name })}
        variant="contained"
        size="large"
      >
        Log in to ask a question
      </LinkButton>
    );
  }
  // The form replaces the details, so that the dialog stays one step of the history.
  const openForm = () => void navigate(form, { replace: true });
  return (
    <Button variant="contained" size="large" onClick={openForm}>
      Ask a question
    </Button>
  );
}

/** What the member can expect. */
function promise({ isSample, usualAnswerDays }: Mentor): string {
  if (isSample) return 'A sample mentor: you can try the form, but nobody will answer.';
  const time = usualAnswerDays ? ` ${answerTimeText(usualAnswerDays)}.` : '';
  return `Questions are free.${time}`;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2.5, sm: 4 },
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
