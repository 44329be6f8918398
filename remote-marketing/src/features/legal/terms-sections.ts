import { governingLaw, refunds, type LegalSection } from './legal-section';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    paragraphs: [
      'These terms are the agreement between you and Sopaan. They hold from the first time you use the site, with or without an account. If you do not agree with them, please do not use it.',
      'If you are under 18, a parent or guardian has to read these terms and agree to them with you.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: ['An account belongs to one person. So that it stays yours:'],
    points: [
      'Give your own name and an email address that you read.',
      'Keep your password to yourself, and use it nowhere else.',
      'Tell us soon when you think that somebody else has used your account.',
      'Keep what stands in your profile true: institutes and employers rely on it.',
    ],
  },
  {
    id: 'use',
    title: 'What is not allowed',
    paragraphs: ['Use Sopaan for learning, practising and finding work. Do not'],
    points: [
      'take a test for somebody else, or share its questions and answers while it runs,',
      'send code that attacks the machines it runs on or other people’s data,',
      'upload documents or texts that are not yours to give away, or that break the law,',
      'advertise jobs, courses or events that do not exist or that ask applicants for money in secret,',
      'collect the data of other people, or burden the site by automatic calls beyond what our API allows.',
    ],
  },
  {
    id: 'others',
    title: 'Courses, competitions and jobs of others',
    paragraphs: [
      'Institutes give courses, organisers hold competitions and employers offer jobs. Each page names the one responsible. What you agree with them is between you and them; we see to it that the page says what it is, what it costs and until when.',
      'A job or a competition is not a promise of ours that you will get it or win it. Government posts are filled by the authority that advertises them, by its own rules.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices',
    paragraphs: [
      'Prices are in Indian rupees unless the page names another currency, and stand on the page of what they are for. You owe nothing that you did not agree to there.',
    ],
  },
  refunds,
  {
    id: 'writing',
    title: 'What you write and what we write',
    paragraphs: [
      'Your texts, code and documents remain yours. You allow us to store them and to show them to those whom you send them to, and for nothing else.',
      'Pages, problems, tests and pictures of Sopaan belong to us or to those who gave them to us. Use them for your own learning; ask before you publish them elsewhere.',
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    paragraphs: [
      'We work to keep the site running and right, and correct mistakes that we learn of. We cannot promise that it is never interrupted or never wrong. As far as the law allows, we do not answer for losses that come from an interruption, from a mistake in what others published, or from a decision that you based on it.',
      'Nothing here takes away a right that the law of India gives you as a consumer.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending it',
    paragraphs: [
      'You may stop at any time and ask us to close your account. We may close an account that breaks these terms; we then say why, and you may object by writing to us.',
    ],
  },
  governingLaw,
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When these terms change, the new text stands on this page before it holds. A change does not touch what was agreed earlier.',
    ],
  },
];
