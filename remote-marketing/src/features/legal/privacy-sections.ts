import { governingLaw, refunds, type LegalSection } from './legal-section';

export const privacySections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: ['We keep what you give us, for what you gave it for, until you want it removed.'],
    points: [
      'No advertising and no trackers. Pages load nothing from other companies.',
      'Your data is not sold.',
      'Looking around needs no account and leaves no profile of you.',
    ],
  },
  {
    id: 'kept',
    title: 'What we keep',
    paragraphs: ['Only what one of these needs:'],
    points: [
      'Your account: name, email address, and your password as a one-way hash that nobody can read back.',
      'Your profile: what you fill in, such as education, work, skills and contact details.',
      'Your work: answers and results of quizzes, and the code that you submit.',
      'Messages: what you write in the contact form, with your name and email address.',
      'The newsletter: your email address.',
      'Records of operation: the time, the address called and a number for each request, without passwords and without what you typed.',
    ],
  },
  {
    id: 'why',
    title: 'What we use it for',
    paragraphs: [
      'To show you your own things again, to score tests, to answer you, to send the newsletter that you asked for, and to find and repair faults. For nothing else without asking you first.',
    ],
  },
  {
    id: 'device',
    title: 'What is stored on your device',
    paragraphs: ['Nothing for advertising. The site stores'],
    points: [
      'while you are signed in, a token in the browser’s local storage and a cookie that only our server can read,',
      'your choice of light or dark,',
      'how far you had scrolled, until you close the tab,',
      'what you have typed and not yet sent, where losing it would hurt.',
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
    title: 'How long',
    paragraphs: [
      'As long as your account exists. After you ask us to close it, we remove your data, but for what the law makes us keep, such as records of payments.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'You may ask what we keep about you, have it corrected, have it removed, take back a consent, and name a person who acts for you. Write to us through the contact form, from the email address of your account. If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
    ],
  },
  {
    id: 'children',
    title: 'Under 18',
    paragraphs: [
      'Many learners are not of age yet. Whoever is under 18 needs the consent of a parent or guardian, who has the rights above on their behalf.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is protected',
    paragraphs: [
      'Connections are encrypted where the site is published. Passwords are hashed. Each request for personal data is checked against the person who is signed in. If data is ever lost or stolen, we tell those concerned and the authority.',
    ],
  },
  refunds,
  governingLaw,
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: ['When this text changes, the new one stands on this page before it holds.'],
  },
];
