import { isApiError } from '@sopaan/api-client/call';
import type { ChallengeGuide } from '@sopaan/schemas/practice/challenge-guide';
import { useSession } from '@sopaan/session/session';
import { FailedState, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LogInPrompt } from '../../../components/log-in-prompt';
import { guideQuery } from '../api/get-guide';

interface GuideLoaderProps {
  challengeId: string;
  /** `hints` or `editorial`, for the texts of its states. */
  subject: 'hints' | 'editorial';
  children: (guide: ChallengeGuide) => ReactNode;
}

/** Loads the guide of a challenge, which only members can read. */
export function GuideLoader({ challengeId, subject, children }: GuideLoaderProps) {
  const isMember = useSession(({ status }) => status === 'member');
  const query = useQuery({ ...guideQuery(challengeId), enabled: isMember });
  const { data, error, errorUpdateCount, refetch } = query;
  if (!isMember) {
    return (
      <LogInPrompt
        text="Hints open one at a time, and the editorial opens when you have solved the challenge."
        label={`Log in to see the ${subject}`}
        reason={{ action: subject }}
      />
    );
  }
  if (data) return children(data);
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  if (errorUpdateCount === 0) return <LoadingState shape="text" />;
  return (
    <FailedState
      level="h3"
      title={`The ${subject} could not be loaded`}
      description={isApiError(error) ? error.message : undefined}
      onRetry={refetch}
    />
  );
}
