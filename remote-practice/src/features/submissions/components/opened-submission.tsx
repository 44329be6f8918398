import {
  Box,
  Button,
  EmptyState,
  FailedState,
  Icon,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { languageSchema, type Language } from '@sopaan/schemas/code-run';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { submissionQuery } from '../api/get-submission';
import { CodeText } from './code-text';
import { SubmissionProgress } from './submission-progress';
import { SubmissionResult } from './submission-result';

interface OpenedSubmissionProps {
  id: string;
  /** Of the challenge that the page shows. */
  challengeId: string;
  nameOf: (language: string) => string;
  diff: (expected: string, actual: string) => ReactNode;
  onPut: (language: Language, code: string) => void;
  onClose: () => void;
}

/** A submission opened again: its verdict, and its code to read or to go on from. */
export function OpenedSubmission(props: OpenedSubmissionProps) {
  const { id, challengeId, nameOf, diff, onPut, onClose } = props;
  const { data, error, refetch } = useQuery(submissionQuery(id));
  const isElsewhere = data !== undefined && data.challengeId !== challengeId;
  const submission = isElsewhere ? undefined : data;
  const language = submission?.language;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button size="small" onClick={onClose} startIcon={<Icon name="arrow-left" size={16} />}>
          All submissions
        </Button>
        {submission && languageSchema.isValidSync(language) && language !== undefined && (
          <Button size="small" variant="outlined" onClick={() => onPut(language, submission.code)}>
            Put into the editor
          </Button>
        )}
      </Box>
      {isElsewhere && (
        <EmptyState
          icon="search"
          title="There is no such submission here"
          description="The link names one that was handed in for another challenge."
        />
      )}
      {!data && !error && <LoadingState shape="text" />}
      {!data && error && (
        <FailedState
          level="h3"
          title="This submission could not be loaded"
          description={error.message}
          onRetry={() => refetch()}
        />
      )}
      {submission && (
        <>
          {submission.status === 'done' ? (
            <SubmissionResult submission={submission} nameOf={nameOf} diff={diff} />
          ) : (
            <SubmissionProgress submission={submission} isSilent={error !== null} />
          )}
          <CodeText name={`Submitted ${nameOf(submission.language)} code`} text={submission.code} />
          <Typography variant="caption" color="textSecondary">
            What is in the editor now is kept when you put this code there.
          </Typography>
        </>
      )}
    </Box>
  );
}
