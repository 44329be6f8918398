/** The code that only members load on the home page: one chunk, so that the first request does not wait for another chunk. */
export { nextStepsQuery } from './api/get-next-steps';
export { NextSteps } from './components/next-steps/next-steps';
