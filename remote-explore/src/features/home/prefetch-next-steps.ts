import { sessionStore } from '@sopaan/session/session';
import type { QueryClient } from '@tanstack/react-query';
import { loadNextSteps } from './components/member-intro';

/** For a member, loads the steps while the page is rendered. Never rejects: the part says when it could not be loaded. */
export async function prefetchNextSteps(queryClient: QueryClient): Promise<void> {
  if (sessionStore.getState().status === 'guest') return;
  try {
    const { nextStepsQuery } = await loadNextSteps();
    await queryClient.prefetchQuery(nextStepsQuery());
  } catch {
    // `MemberIntro` loads the same code, shows the failure, and reports it.
  }
}
