import { paths } from '@sopaan/contract/paths';
import { useIsBrowser } from '@sopaan/ui/core';
import { useLocation } from 'react-router-dom';
import { object, string } from 'yup';
import { useNext } from './use-next';

const stateSchema = object({
  reason: object({
    action: string().required(),
    title: string().max(200),
  }).required(),
});

/** What follows "Log in to": with the name of the item, and without it. */
const texts: ReadonlyMap<string, { withTitle: string; withoutTitle: string }> = new Map([
  ['apply', { withTitle: 'apply for', withoutTitle: 'apply' }],
  ['ask', { withTitle: 'ask', withoutTitle: 'ask a question' }],
  ['comment', { withTitle: 'comment on', withoutTitle: 'comment' }],
  ['compete', { withTitle: 'compete in', withoutTitle: 'earn points' }],
  ['continue', { withTitle: 'continue', withoutTitle: 'continue' }],
  ['discuss', { withTitle: 'discuss', withoutTitle: 'join the discussion' }],
  ['editorial', { withTitle: 'see the editorial of', withoutTitle: 'see the editorial' }],
  ['enrol', { withTitle: 'enrol in', withoutTitle: 'enrol' }],
  ['follow', { withTitle: 'follow', withoutTitle: 'follow' }],
  ['hints', { withTitle: 'see the hints of', withoutTitle: 'see the hints' }],
  ['like', { withTitle: 'like', withoutTitle: 'like this' }],
  ['register', { withTitle: 'register for', withoutTitle: 'register' }],
  ['run', { withTitle: 'run your code for', withoutTitle: 'run your code' }],
  ['save', { withTitle: 'save', withoutTitle: 'save this' }],
  ['save-search', { withTitle: 'save your search for', withoutTitle: 'save your search' }],
  ['solve', { withTitle: 'solve', withoutTitle: 'solve challenges' }],
  ['start', { withTitle: 'start', withoutTitle: 'start' }],
  ['submissions', { withTitle: 'see your submissions for', withoutTitle: 'see your submissions' }],
  ['submit', { withTitle: 'submit your code for', withoutTitle: 'submit your code' }],
  ['track', { withTitle: 'track', withoutTitle: 'track this post' }],
]);

/** What follows "Log in to" for visitors who were sent here from a page for members. */
const pageTexts: ReadonlyArray<{ path: string; text: string }> = [
  { path: '/profile', text: 'see your profile' },
  { path: paths.joinMentor, text: 'apply as a mentor' },
  { path: '/learn/liveStream', text: 'join the live class' },
];

/** Why the login page was opened, if the page that opened it has said so. */
export function useLoginReason() {
  const { state }: { state: unknown } = useLocation();
  return stateSchema.isValidSync(state, { strict: true }) ? state.reason : undefined;
}

/** The heading of the login page. */
export function useLoginTitle(): string {
  // A server does not know the history entry, so the first render in the browser does not use it either.
  const isBrowser = useIsBrowser();
  const reason = useLoginReason();
  const text = isBrowser && reason && texts.get(reason.action);
  const { pathname } = new URL(useNext(), 'http://site.invalid');
  if (!text) {
    const page = pageTexts.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    return page ? `Log in to ${page.text}` : 'Log in';
  }
  const name = reason.title?.trim();
  return name ? `Log in to ${text.withTitle} ${name}` : `Log in to ${text.withoutTitle}`;
}
