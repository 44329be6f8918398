import type { VideoQuestion } from '@sopaan/schemas/courses/video-question';
import { Alert, Box, Button, Paper, Typography } from '@sopaan/ui/core';
import { FormControl, FormControlLabel, Radio, RadioGroup } from '@sopaan/ui/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../../requests/error-message';
import type { LessonKey } from '../api/get-lesson';
import { useAnswerQuestion } from '../api/use-answer-question';

interface QuestionPanelProps {
  lessonKey: LessonKey;
  question: VideoQuestion;
  /** Continues the video. */
  onContinue: () => void;
}

/** A question at which the video has stopped. It takes the focus, because the video waits for the answer. */
export function QuestionPanel({ lessonKey, question, onContinue }: QuestionPanelProps) {
  const { questionId, text, options, answer } = question;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const { mutate, isPending, error } = useAnswerQuestion(lessonKey);
  useEffect(() => {
    heading.current?.focus();
    // Focusing brings only the heading into view.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isAnswered = answer !== null;
  useEffect(() => {
    if (isAnswered) next.current?.focus();
  }, [isAnswered]);
  return (
    <Paper
      ref={panel}
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1, p: 2 }}
    >
      <Typography ref={heading} id={id} variant="h5" component="h2" tabIndex={-1}>
        {text}
      </Typography>
      {answer ? (
        <Result question={question} answer={answer} />
      ) : (
        <FormControl>
          <RadioGroup
            aria-labelledby={id}
            value={chosen ?? ''}
            onChange={(_event, value) => setChosen(Number(value))}
          >
            {options.map((option, index) => (
              <FormControlLabel key={option} value={index} control={<Radio />} label={option} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {error && <Alert severity="error" title={errorMessage(error)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {answer ? (
          <Button ref={next} variant="contained" onClick={onContinue}>
            Continue the video
          </Button>
        ) : (
          <>
            <Button
              variant="contained"
              aria-disabled={chosen === null || isPending}
              onClick={() => {
                if (chosen !== null && !isPending) mutate({ questionId, option: chosen });
              }}
            >
              Check answer
            </Button>
            <Button onClick={onContinue}>Skip</Button>
          </>
        )}
      </Box>
    </Paper>
  );
}

interface ResultProps {
  question: VideoQuestion;
  answer: NonNullable<VideoQuestion['answer']>;
}

function Result({ question: { options }, answer }: ResultProps) {
  const { option, correctOption, explanation } = answer;
  const isCorrect = option === correctOption;
  return (
    <Alert
      severity={isCorrect ? 'success' : 'warning'}
      title={isCorrect ? 'Correct' : `The correct answer is: ${options[correctOption] ?? ''}`}
    >
      {!isCorrect && <div>{`You chose: ${options[option] ?? ''}`}</div>}
      {explanation}
    </Alert>
  );
}
