import type { Benefit } from '../components/benefits';
import type { FeatureCard } from '../components/feature-cards';

export const kinds: readonly Benefit[] = [
  {
    title: 'One or several choices',
    content:
      'Options can hold code, formulas and pictures. Their order differs from attempt to attempt.',
    image: 'question',
  },
  {
    title: 'Numbers and orderings',
    content:
      'A number counts within the tolerance that the question states. Steps are put in order with buttons, which also work with the keyboard and on a phone.',
    image: 'question-kinds',
  },
  {
    title: 'Code',
    content:
      'Candidates write in an editor with highlighting, run their own cases and submit. Hidden tests check the limits of the statement.',
    image: 'editor',
  },
  {
    title: 'Results',
    content:
      'Each person sees the result with the correct answers and explanations after the end, and keeps all attempts with the best result.',
    image: 'results',
  },
];

export const reliability: readonly FeatureCard[] = [
  {
    title: 'A cut network ends nothing',
    text: 'Answers wait on the device and are sent when the network is back. What was answered in time counts.',
    icon: 'refresh',
  },
  {
    title: 'Another device goes on',
    text: 'The attempt belongs to the account, not to the browser. It continues on any device.',
    icon: 'smartphone',
  },
  {
    title: 'Works on a cheap phone',
    text: 'Pages are small, work at 360 pixels and with the keyboard, and read well aloud.',
    icon: 'phone',
  },
  {
    title: 'Each answer has a state',
    text: 'Stored, waiting or failed: a candidate always knows whether an answer has arrived.',
    icon: 'check',
  },
  {
    title: 'Receipts',
    text: 'A signed receipt holds answers, times and result, and is verified on a public page.',
    icon: 'award',
  },
  {
    title: 'Extra time',
    text: 'Granted to a single person, and kept by the server like the deadline itself.',
    icon: 'clock',
  },
];
