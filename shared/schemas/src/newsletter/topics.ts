/** What people without an account can subscribe to by email. */

/** `weekly`: an issue of what is new, at most once a week. `community`: one email when the community opens. */
export const NEWSLETTER_TOPICS = ['weekly', 'community'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

interface TopicTexts {
  name: string;
  description: string;
  /** What the emails are about, after "emails about". */
  about: string;
}

export const NEWSLETTER_TOPIC_TEXTS: Readonly<Record<NewsletterTopic, TopicTexts>> = {
  weekly: {
    name: 'Weekly newsletter',
    description: 'New courses, jobs and competitions, at most once per week.',
    about: 'what is new each week',
  },
  community: {
    name: 'Community start',
    description: 'One email when the community opens.',
    about: 'the start of the community',
  },
};
