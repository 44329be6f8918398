import type { LegalSection } from './legal-section';
import { governingLaw, refunds } from './shared-sections';

export const privacySections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [
      'We use your data only for the purpose you gave it for, and keep it until you ask us to remove it.',
    ],
    points: [
      'No advertising and no trackers. Our pages load nothing from other companies.',
      'We do not sell your data.',
      'You can browse without an account, and we build no profile of you.',
    ],
  },
  {
    id: 'kept',
    title: 'What we keep',
    paragraphs: ['Only what we need for the following:'],
    points: [
      'Your account: name, email addresses, phone numbers, date of birth and preferred language as far as you enter them, and your password as a one-way hash that cannot be reversed.',
      'Your age group: whether you are 18 or older. If you are not, the email address of a parent or guardian and when they agreed.',
      'Your profile: what you fill in, such as education, work, skills and contact details.',
      'Your work: quiz answers and results, and the code that you submit.',
      'Messages: what you write in the contact form, with your name and email address, and our answers.',
      'Legal texts: the versions of the terms and of this policy that you agreed to when you signed up, with the time, and those that we have notified you of.',
      'The newsletter: your email address, what you subscribed to and when you confirmed it. Without a confirmation it is deleted after 30 days, and at once when you unsubscribe from everything.',
      'Server logs: the time, URL and an id for each request, without passwords and without what you typed.',
    ],
  },
  {
    id: 'why',
    title: 'What we use it for',
    paragraphs: [
      'To show you your own content, to score tests, to reply to you, to send the newsletter that you asked for, and to find and fix errors. For nothing else without asking you first.',
    ],
  },
  {
    id: 'device',
    title: 'What is stored on your device',
    paragraphs: ['Nothing for advertising. The site stores'],
    points: [
      'while you are logged in, a token in the browser’s local storage and a cookie that only our server can read,',
      'your choice of light or dark theme,',
      'your scroll position, until you close the tab,',
      'drafts of longer texts that you have typed but not sent.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    paragraphs: [
      'The institute, organiser or employer to whom you send something, and only that. Authorities, where the law of India obliges us. Nobody else.',
    ],
  },
  {
    id: 'duration',
    title: 'How long we keep it',
    paragraphs: [
      'As long as your account exists. After you ask us to close it, we remove your data, except for what the law requires us to keep, such as payment records.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'You may ask what we keep about you, have it corrected, have it removed, withdraw a consent, and nominate a person to act for you. In Settings, under Your data, you can download everything that we keep about you and delete your account. For the rest, write to us through the contact form, from the email address of your account. If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
    ],
  },
  {
    id: 'children',
    title: 'Under 18',
    paragraphs: [
      'Many learners are minors. If you are under 18, we ask a parent or guardian by email. Until they agree, you can read and learn, but not send your data to others. They can withdraw their consent at any time through the link in that email, and exercise the rights above on your behalf. If they decline, or do not answer for 30 days, we delete their address.',
    ],
  },
  {
    id: 'safety',
    title: 'How we protect it',
    paragraphs: [
      'Connections to the public site are encrypted. Passwords are hashed. Every request for personal data is checked against the logged-in account. If data is ever lost or stolen, we inform those affected and the authority.',
    ],
  },
  refunds,
  governingLaw,
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When this policy changes, we publish the new version on this page and notify members of what has changed. The version and its date are at the top.',
    ],
  },
];
