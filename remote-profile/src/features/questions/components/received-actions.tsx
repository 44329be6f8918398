import type { MentorQuestion } from '@sopaan/schemas/mentors/mentor-question';
import { Box, Button } from '@sopaan/ui/core';
import { useRef, useState } from 'react';
import { questionTitle } from '../question-text';
import { actionRow } from './asked-actions';
import { BlockButton } from './block-button';
import { AnswerForm, DeclineForm } from './reply-forms';
import { ReportButton } from './report-button';

interface ReceivedActionsProps {
  question: MentorQuestion;
  isAlone: boolean;
}

type Form = 'answer' | 'decline';

/** For the mentor: answer or decline an open question, report it, and block its sender. */
export function ReceivedActions({ question, isAlone }: ReceivedActionsProps) {
  const isOpen = question.status === 'open';
  const [form, setForm] = useState<Form | null>(isAlone ? 'answer' : null);
  const buttons = useRef<HTMLDivElement>(null);
  const cancel = () => {
    // The button that had the focus disappears with its form.
    buttons.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setForm(null);
  };
  const toggle = (which: Form) => ({
    'aria-expanded': form === which,
    onClick: () => setForm(form === which ? null : which),
  });
  const title = questionTitle(question);
  return (
    <>
      <Box ref={buttons} sx={actionRow}>
        {isOpen && (
          <>
            <Button
              size="small"
              variant="contained"
              aria-label={`Answer: ${title}`}
              {...toggle('answer')}
            >
              Answer
            </Button>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Decline: ${title}`}
              {...toggle('decline')}
            >
              Decline
            </Button>
          </>
        )}
        <ReportButton question={question} />
        <BlockButton question={question} />
      </Box>
      {isOpen && form === 'answer' && <AnswerForm question={question} onCancel={cancel} />}
      {isOpen && form === 'decline' && <DeclineForm question={question} onCancel={cancel} />}
    </>
  );
}
