import { bus } from '@sopaan/events/bus';
import { FailedState, LoadingState, Skeleton } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { IntroFrame } from './intro-frame';
import { MemberLinks } from './member-links';

/** The code of the steps and of their query, which guests do not load. */
export const loadNextSteps = () => import('../next-steps-part');

/** The first section of the page for members. */
export const MemberIntro = lazyPart(
  async () => {
    try {
      return (await loadNextSteps()).NextSteps;
    } catch (error) {
      // The page works without this part, so the host would not notice the failure.
      const reason = String(error).slice(0, 200);
      bus.publish('release-file:failed', { url: failedScript(error), reason }, 'explore');
      throw error;
    }
  },
  {
    loading: (
      <IntroFrame>
        <LoadingState>
          <Skeleton variant="rounded" height="24rem" />
        </LoadingState>
      </IntroFrame>
    ),
    Failed: ({ onRetry }) => (
      <IntroFrame>
        <FailedState
          level="h1"
          title="Your next steps could not be loaded"
          onRetry={onRetry}
          action={<MemberLinks />}
        />
      </IntroFrame>
    ),
  },
);

/** The URL of the script that webpack could not load; the name of the part where webpack does not say it. */
function failedScript(error: unknown): string {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : 'next-steps';
}
