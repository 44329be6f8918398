import { call } from '@sopaan/api-client/call';
import {
  giveUpChallengeEndpoint,
  openHintEndpoint,
  type ChallengeGuide,
} from '@sopaan/schemas/practice/challenge-guide';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { guideQuery } from './get-guide';

export function useOpenHint(challengeId: string) {
  return useMutation({
    mutationFn: (hintNumber: number) => call(openHintEndpoint, { challengeId, hintNumber }),
    onSuccess: useStoreGuide(challengeId),
  });
}

export function useGiveUpChallenge(challengeId: string) {
  return useMutation({
    mutationFn: () => call(giveUpChallengeEndpoint, { challengeId }),
    onSuccess: useStoreGuide(challengeId),
  });
}

function useStoreGuide(challengeId: string) {
  const queryClient = useQueryClient();
  return (guide: ChallengeGuide) =>
    queryClient.setQueryData(guideQuery(challengeId).queryKey, guide);
}
