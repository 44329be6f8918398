/** What members load on the home page: one chunk, so that its first request does not wait for another. */
export { nextStepsQuery } from './api/get-next-steps';
export { NextSteps } from './components/next-steps/next-steps';
