import type { LegalSection } from './legal-section';
import { governingLaw, refunds } from './shared-sections';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    paragraphs: [
      'These terms are the agreement between you and Sopaan. They apply from the first time you use the site, with or without an account. If you do not agree with them, please do not use it.',
      'If you are under 18, a parent or guardian has to read these terms and agree to them with you.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: ['An account belongs to one person. To keep it safe:'],
    points: [
      'Use your real name and an email address that you check.',
      'Keep your password secret, and do not use it anywhere else.',
      'Tell us promptly if you think that somebody else has used your account.',
      'Keep your profile accurate: institutes and employers rely on it.',
    ],
  },
  {
    id: 'use',
    title: 'What is not allowed',
    paragraphs: ['Use Sopaan for learning, practising and finding work. Do not'],
    points: [
      'take a test for somebody else, or share its questions and answers while it is running,',
      'send code that attacks the machines it runs on or other people’s data,',
      'upload documents or texts that you have no right to share, or that break the law,',
      'advertise jobs, courses or events that do not exist or that secretly ask applicants for money,',
      'collect the data of other people, or overload the site with automated requests beyond what our API allows.',
    ],
  },
  {
    id: 'others',
    title: 'Courses, competitions and jobs from others',
    paragraphs: [
      'Institutes give courses, organisers hold competitions and employers offer jobs. Each page names the one responsible. What you agree with them is between you and them; we make sure that the page states what is offered, what it costs and when it closes.',
      'We do not promise that you will get a job or win a competition. Government posts are filled by the authority that advertises them, under its own rules.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices',
    paragraphs: [
      'Prices are in Indian rupees unless the page names another currency, and are shown on the page of each offer. You owe nothing that you did not agree to there.',
    ],
  },
  refunds,
  {
    id: 'writing',
    title: 'Your content and ours',
    paragraphs: [
      'Your texts, code and documents remain yours. You allow us to store them and to show them to the people you send them to, and for nothing else.',
      'Pages, problems, tests and pictures of Sopaan belong to us or our licensors. Use them for your own learning; ask us before you publish them elsewhere.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    paragraphs: [
      'We work to keep the site available and accurate, and correct mistakes that we learn of. We cannot guarantee that it is never interrupted or never wrong. As far as the law allows, we are not liable for losses caused by an interruption, by a mistake in content from others, or by a decision that you based on it.',
      'Nothing here limits the rights that the law of India gives you as a consumer.',
    ],
  },
  {
    id: 'ending',
    title: 'Closing your account',
    paragraphs: [
      'You may stop at any time and ask us to close your account. We may close an account that breaks these terms; we then say why, and you may object by writing to us.',
    ],
  },
  governingLaw,
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When these terms change, we publish the new version on this page and notify members of what has changed. A change does not affect earlier agreements.',
    ],
  },
];
