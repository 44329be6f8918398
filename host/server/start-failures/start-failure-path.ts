/** The picture that a page requests when it has not started. */
export const START_FAILURE_PATH = '/-/start-failure.svg';
