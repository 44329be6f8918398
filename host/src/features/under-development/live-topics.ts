import { paths } from '@sopaan/contract/paths';

/** The pages of topics that have been built since links to `/under-development` were published. */
const livePages: Readonly<Record<string, string>> = {
  'hiring-platform': '/Hiring-platform',
  'host-opportunity': '/host-opportunity',
  faq: paths.support,
};

/** The page of a topic; undefined while it is under development. */
export function livePageOf(topic: string): string | undefined {
  const key = topic.toLowerCase();
  return Object.hasOwn(livePages, key) ? livePages[key] : undefined;
}
