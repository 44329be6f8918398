import {
  Box,
  Button,
  EmptyState,
  FailedState,
  Icon,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { languageSchema, type Language } from '@sopaan/schemas/code-runs/code-run';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { submissionQuery } from '../api/get-submission';
import { CodeBlock } from './code-block';
import { SubmissionProgress } from './submission-progress';
import { SubmissionResult } from './submission-result';

interface SubmissionDetailsProps {
  id: string;
  /** Id of the challenge shown on the page. */
  challengeId: string;
  languageName: (language: string) => string;
  diff: (expected: string, actual: string) => ReactNode;
  onLoadIntoEditor: (language: Language, code: string) => void;
  onClose: () => void;
}

/** An earlier submission: its verdict and code, which can be loaded into the editor. */
export function SubmissionDetails(props: SubmissionDetailsProps) {
  const { id, challengeId, languageName, diff, onLoadIntoEditor, onClose } = props;
  const { data, error, refetch } = useQuery(submissionQuery(id));
  const isOtherChallenge = data !== undefined && data.challengeId !== challengeId;
  const submission = isOtherChallenge ? undefined : data;
  const language = submission?.language;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button size="small" onClick={onClose} startIcon={<Icon name="arrow-left" size={16} />}>
          All submissions
        </Button>
        {submission && languageSchema.isValidSync(language) && language !== undefined && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => onLoadIntoEditor(language, submission.code)}
          >
            Load into editor
          </Button>
        )}
      </Box>
      {isOtherChallenge && (
        <EmptyState
          icon="search"
          title="Submission not found"
          description="The link is to a submission for another challenge."
        />
      )}
      {!data && !error && <LoadingState shape="text" />}
      {!data && error && (
        <FailedState
          level="h2"
          title="This submission could not be loaded"
          description={error.message}
          onRetry={() => refetch()}
        />
      )}
      {submission && (
        <>
          {submission.status === 'done' ? (
            <SubmissionResult submission={submission} languageName={languageName} diff={diff} />
          ) : (
            <SubmissionProgress submission={submission} isStatusUnavailable={error !== null} />
          )}
          <CodeBlock
            name={`Submitted ${languageName(submission.language)} code`}
            text={submission.code}
          />
          <Typography variant="caption" color="textSecondary">
            Loading this code keeps a copy of what is in the editor now.
          </Typography>
        </>
      )}
    </Box>
  );
}
