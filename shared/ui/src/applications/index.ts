/** Parts of a job application that several remotes show. Not a shared library: each remote contains its copy. */
export { applicationStatusText, isActiveApplication } from './application-text';
export { ApplicationTimeline } from './application-timeline';
export { WithdrawButton } from './withdraw-button';
