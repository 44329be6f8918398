import type { FeatureCard } from '../components/feature-cards';
import type { Step } from '../components/steps';

export const fairness: readonly FeatureCard[] = [
  {
    title: 'The server keeps the time',
    text: 'Start and deadline are stored on the server. Changing the clock of a device has no effect.',
    icon: 'clock',
    availability: 'available',
  },
  {
    title: 'Questions from a pool',
    text: 'Each attempt gets its own selection in its own order, from a larger pool.',
    icon: 'refresh',
    availability: 'available',
  },
  {
    title: 'No answer key in the browser',
    text: 'Correct answers leave the server only after the end of the attempt.',
    icon: 'eye-off',
    availability: 'available',
  },
  {
    title: 'Attempts and pauses are limited',
    text: 'Each quiz states how many attempts there are and how long the pause between two of them is.',
    icon: 'list',
    availability: 'available',
  },
  {
    title: 'Extra time for those who need it',
    text: 'A person with a disability can be granted extra time individually.',
    icon: 'heart',
    availability: 'available',
  },
  {
    title: 'A signed receipt',
    text: 'Answers, times and result, signed by the server. Any later change is detected.',
    icon: 'award',
    availability: 'available',
  },
];

export const proctoring: readonly FeatureCard[] = [
  {
    title: 'Timeline of an attempt',
    text: 'When the window was left, when the network was lost, when each answer was stored.',
    icon: 'list',
    availability: 'in-development',
  },
  {
    title: 'Camera check',
    text: 'Flags moments without a face or with a second one. The model runs on the candidate’s device.',
    icon: 'video',
    availability: 'in-development',
  },
  {
    title: 'A person decides',
    text: 'Flags are hints for a reviewer. No program will end an attempt or reject anybody.',
    icon: 'user',
    availability: 'in-development',
  },
];

export const steps: readonly Step[] = [
  {
    title: 'Before',
    text: 'The start page states the rules, the time, the attempts and what is recorded.',
    image: 'question',
  },
  {
    title: 'During',
    text: 'Each answer is stored immediately. After a lost connection, the attempt continues where it was.',
    image: 'server-clock',
  },
  {
    title: 'After',
    text: 'A review with explanations, and a receipt that can be verified by anybody.',
    image: 'receipt',
  },
];
