import type { FeatureCard } from '../components/feature-cards';
import type { Step } from '../components/steps';

export const fairness: readonly FeatureCard[] = [
  {
    title: 'The server keeps the time',
    text: 'Start and deadline are stored on the server. A changed clock on a device changes nothing.',
    icon: 'clock',
    availability: 'available',
  },
  {
    title: 'Questions are drawn',
    text: 'Each attempt gets its own selection and order from a larger pool.',
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
    title: 'Extra time where it is due',
    text: 'A person with a disability can be granted extra time, for this person alone.',
    icon: 'heart',
    availability: 'available',
  },
  {
    title: 'A signed receipt',
    text: 'Answers, times and result, signed by the server. Nobody can change them afterwards unnoticed.',
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
    text: 'Marks moments without a face or with a second one. The model runs on the candidate’s device.',
    icon: 'video',
    availability: 'in-development',
  },
  {
    title: 'A person decides',
    text: 'Marks are hints for a reviewer. No program will end an attempt or reject anybody.',
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
    text: 'Each answer is stored at once. After a lost network the attempt goes on where it was.',
    image: 'server-clock',
  },
  {
    title: 'After',
    text: 'A review with explanations, and a receipt that can be verified by anybody.',
    image: 'receipt',
  },
];
