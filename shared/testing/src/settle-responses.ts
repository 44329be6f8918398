/**
 * With fake timers, waits after each asynchronous helper of Testing Library until the responses that have arrived are handled. Testing
 * Library itself then waits for one microtask only, and React complains about updates between two steps of a test.
 */
import { configure, getConfig } from '@testing-library/react';

const { asyncWrapper } = getConfig();
/** The real timer, as this module is loaded before a test fakes the timers. */
const setRealTimeout = setTimeout;

configure({
  asyncWrapper: (run) =>
    asyncWrapper(async () => {
      const result = await run();
      const areTimersFaked = setTimeout !== setRealTimeout;
      if (areTimersFaked) await new Promise((resolve) => setRealTimeout(resolve));
      return result;
    }),
});
