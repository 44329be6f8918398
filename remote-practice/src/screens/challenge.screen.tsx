import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { slug } from '@sopaan/contract/slug';
import { Container, FailedState, LinkButton, LoadingState, PageTitle } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { challengeQuery, type ChallengeKey } from '../features/challenge/api/get-challenge';
import { ChallengeUnavailable } from '../features/challenge/components/challenge-unavailable';
import { challengeRoute } from './challenge-route';
import { ChallengeWorkspace } from './challenge-workspace';

export const loader: ScreenModule['loader'] = ({ params, queryClient }) => {
  const route = challengeRoute(params);
  if (route) void queryClient.prefetchQuery(challengeQuery(route));
};

export function Component() {
  const route = challengeRoute(useParams());
  return route ? <ChallengePage route={route} /> : <ChallengeUnavailable reason="type" />;
}

function ChallengePage({ route }: { route: ChallengeKey }) {
  const { data: challenge, error, refetch } = useQuery(challengeQuery(route));
  const { search, hash } = useLocation();
  if (challenge) {
    const isCanonical = route.title === slug(challenge.title);
    return (
      <>
        <PageTitle title={challenge.title} />
        {!isCanonical && (
          <Navigate
            to={paths.challenge(route.type, challenge.title, route.id) + search + hash}
            replace
          />
        )}
        <ChallengeWorkspace key={challenge.id} challenge={challenge} />
      </>
    );
  }
  if (challenge === null) return <ChallengeUnavailable reason="missing" />;
  if (isApiError(error) && error.code === 'DAY_LOCKED')
    return <ChallengeUnavailable reason="locked" />;
  return (
    <Container maxWidth={false} sx={{ py: { xs: 2, md: 3 } }}>
      <PageTitle title="Challenge" />
      {error ? (
        <FailedState
          level="h1"
          title="The challenge could not be loaded"
          description={error.message}
          onRetry={() => refetch()}
          action={<LinkButton to={paths.practice}>Go to practice</LinkButton>}
          minHeight="50dvh"
        />
      ) : (
        <LoadingState shape="block" minHeight="70dvh" />
      )}
    </Container>
  );
}
