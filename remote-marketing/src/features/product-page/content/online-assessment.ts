import type { Benefit } from '../components/benefits';
import type { FeatureCard } from '../components/feature-cards';

export const questionsAndResults: readonly Benefit[] = [
  {
    title: 'Single and multiple choice',
    content:
      'Options can hold code, formulas and pictures. Their order differs from attempt to attempt.',
    image: 'question',
  },
  {
    title: 'Numeric and ordering questions',
    content:
      'A number is accepted within the tolerance given in the question. Steps are put in order with buttons, which also work with the keyboard and on a phone.',
    image: 'question-kinds',
  },
  {
    title: 'Code',
    content:
      'Candidates write in an editor with syntax highlighting, run their own test cases and submit. Hidden tests cover the limits given in the problem statement.',
    image: 'editor',
  },
  {
    title: 'Results',
    content:
      'Candidates see their result with the correct answers and explanations at the end, and keep all their attempts.',
    image: 'results',
  },
];

export const reliability: readonly FeatureCard[] = [
  {
    title: 'A lost connection does not end the attempt',
    text: 'Answers wait on the device and are sent when the connection is back. Answers given in time count.',
    icon: 'refresh',
  },
  {
    title: 'Continue on another device',
    text: 'The attempt belongs to the account, not to the browser. It continues on any device.',
    icon: 'smartphone',
  },
  {
    title: 'Works on a cheap phone',
    text: 'Pages are small, and work on narrow screens, with the keyboard and with a screen reader.',
    icon: 'phone',
  },
  {
    title: 'The state of every answer',
    text: 'Stored, waiting or failed: candidates always know whether an answer has arrived.',
    icon: 'check',
  },
  {
    title: 'Receipts',
    text: 'A signed receipt contains answers, times and result, and can be verified on a public page.',
    icon: 'award',
  },
  {
    title: 'Extra time',
    text: 'Granted to one person, and enforced by the server like the deadline.',
    icon: 'clock',
  },
];
