import { paths } from '@sopaan/contract/paths';

/** The page of a topic that has been built since links to `/under-development` were published. */
export interface LiveTopicPage {
  path: string;
  heading: (title: string) => string;
  text: string;
  linkText: string;
}

const livePages: Readonly<Record<string, LiveTopicPage>> = {
  'hiring-platform': builtPage('/Hiring-platform'),
  faq: builtPage(paths.support),
  // The page of hosting links here, so this page leads to the contact form rather than back to its top.
  'host-opportunity': {
    path: '/host-opportunity?subject=host#contact',
    heading: () => 'Host an opportunity with our team',
    text: 'Organisers cannot publish a competition by themselves yet. Write to us about what you would like to host, and our team publishes it together with you.',
    linkText: 'Write to us',
  },
};

function builtPage(path: string): LiveTopicPage {
  return {
    path,
    heading: (title) => `${title} is live`,
    text: 'This page was under development. It is ready now, at an address of its own.',
    linkText: 'Open the page',
  };
}

/** The page of a topic; undefined while it is under development. */
export function livePageOf(topic: string): LiveTopicPage | undefined {
  const key = topic.toLowerCase();
  return Object.hasOwn(livePages, key) ? livePages[key] : undefined;
}
