import type { FeatureCard } from '../components/feature-cards';
import type { Option } from '../components/option-list';
import type { Step } from '../components/steps';

export const options: readonly [Option, ...Option[]] = [
  {
    title: 'One editor for everybody',
    text: 'Candidate and interviewers write in the same file and see each other’s cursors.',
    icon: 'code',
    image: 'interview',
    availability: 'in-development',
  },
  {
    title: 'Run code instantly',
    text: 'Run a program with your own input as often as you like. It runs in a sandbox on our servers.',
    icon: 'play',
    image: 'editor',
    availability: 'available',
  },
  {
    title: 'Six languages',
    text: 'JavaScript, TypeScript, Python, Java, C# and PHP. The editor states the version that runs.',
    icon: 'globe',
    image: 'languages',
    availability: 'available',
  },
  {
    title: 'Problems with hidden tests',
    text: 'Choose from the challenges of the site. Their tests cover the limits given in the problem statement, and their time limits are based on measured solutions.',
    icon: 'target',
    image: 'submissions',
    availability: 'available',
  },
  {
    title: 'Up to three experts',
    text: 'The interview panel has up to three experts. Each of them scores independently, without seeing the scores of the others first.',
    icon: 'users',
    image: 'evaluate',
    availability: 'in-development',
  },
  {
    title: 'Audio and video next to the code',
    text: 'The same live video as in our classes. Where video does not work, the chat does.',
    icon: 'video',
    image: 'live-class',
    availability: 'in-development',
  },
  {
    title: 'A log of the interview',
    text: 'Every change of the code, the runs and the scores, kept for as long as you and the candidate have agreed.',
    icon: 'file',
    image: 'results',
    availability: 'in-development',
  },
];

export const steps: readonly [Step, Step, Step] = [
  {
    title: 'Invite',
    text: 'Send a link with two or three times. The candidate chooses one.',
    image: 'invite',
  },
  {
    title: 'Interview',
    text: 'Talk, write and run code together, with up to three experts on the panel.',
    image: 'interview',
  },
  {
    title: 'Evaluate',
    text: 'Each expert fills in the same form. You compare and decide.',
    image: 'evaluate',
  },
];

export const insights: readonly FeatureCard[] = [
  {
    title: 'Every verdict',
    text: 'Accepted, wrong answer, time limit: each submission keeps its verdict and its code.',
    icon: 'check',
    availability: 'available',
  },
  {
    title: 'Time of each run',
    text: 'Measured in the sandbox, so that two correct solutions can be compared.',
    icon: 'clock',
    availability: 'available',
  },
  {
    title: 'Scores by criterion',
    text: 'Correctness, readability, explanation and tests, each with a comment.',
    icon: 'star',
    availability: 'in-development',
  },
];

export const security: readonly FeatureCard[] = [
  {
    title: 'Each run in its own sandbox',
    text: 'Programs have no network, little memory and limited time. One run cannot see another.',
    icon: 'lock',
  },
  {
    title: 'Hidden tests stay hidden',
    text: 'They never leave the server. A failed test shows what kind of test it was, not its data.',
    icon: 'eye-off',
  },
  {
    title: 'Private by default',
    text: 'A candidate’s code is visible only to its author and to the people invited.',
    icon: 'user',
  },
];
