import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import type { Mentor } from '@sopaan/schemas/mentors/mentor';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { InitialsAvatar } from '@sopaan/ui/items';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { askingStateQuery } from '../../api/get-asking-state';
import { mentorLink } from '../../mentor-paths';
import { roleText } from '../../mentor-text';
import { AskForm } from './ask-form';
import { AskingObstacle } from './asking-obstacle';
import { SentQuestion } from './sent-question';

interface AskMentorProps {
  mentor: Mentor;
  titleId: string;
  onClose: () => void;
}

/** In place of a mentor's details: the form of a question, then its confirmation. */
export function AskMentor({ mentor, titleId, onClose }: AskMentorProps) {
  const [sent, setSent] = useState<MentorQuestion | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus, a link or the submit button, has disappeared.
  useEffect(() => title.current?.focus(), [sent]);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', pr: 5 }}>
        <InitialsAvatar id={mentor.id} name={mentor.name} src={mentor.avatar} size={48} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography
            id={titleId}
            ref={title}
            tabIndex={-1}
            variant="h4"
            component="h2"
            sx={{ outline: 'none' }}
          >
            {sent ? 'Your question has been sent' : `Ask ${mentor.name}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {roleText(mentor)}
          </Typography>
        </Box>
      </Box>
      {sent ? (
        <SentQuestion question={sent} onClose={onClose} />
      ) : (
        <FormOrObstacle mentor={mentor} onSent={setSent} />
      )}
    </Box>
  );
}

interface FormOrObstacleProps {
  mentor: Mentor;
  onSent: (question: MentorQuestion) => void;
}

/** The form, also while it is unknown whether the member can ask: the API refuses then. */
function FormOrObstacle({ mentor, onSent }: FormOrObstacleProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data: state } = useQuery(askingStateQuery(mentor.id));
  const showDetails = () => void navigate(mentorLink(query, mentor.id), { replace: true });
  if (state?.obstacle) {
    return (
      <>
        <AskingObstacle mentor={mentor} {...state} obstacle={state.obstacle} />
        <Button onClick={showDetails} sx={{ justifySelf: 'start' }}>
          {`About ${mentor.name}`}
        </Button>
      </>
    );
  }
  return <AskForm mentor={mentor} onSent={onSent} onCancel={showDetails} />;
}
