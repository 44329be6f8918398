import type { FeatureCard } from '../components/feature-cards';
import type { Step } from '../components/steps';

export const features: readonly FeatureCard[] = [
  {
    title: 'Video lessons',
    text: 'Captions, a transcript that follows the video and can be searched, notes at a moment, and links to a second.',
    icon: 'video',
    availability: 'available',
  },
  {
    title: 'More than videos',
    text: 'A lesson can be a text, a quiz or a coding challenge. A video can stop for a question.',
    icon: 'layers',
    availability: 'available',
  },
  {
    title: 'Live classes',
    text: 'Voice, camera and screen for your group, with chat, questions that others vote up, and raised hands.',
    icon: 'users',
    availability: 'available',
  },
  {
    title: 'Progress that is earned',
    text: 'A video counts when 90 % of it was really watched. Skipping to the end completes nothing.',
    icon: 'target',
    availability: 'available',
  },
  {
    title: 'Certificates',
    text: 'Issued when every lesson is done, with a code and a QR code that anybody can verify.',
    icon: 'award',
    availability: 'available',
  },
  {
    title: 'Course studio',
    text: 'Upload and arrange lessons yourself. Until it is ready, our team adds your lessons for you.',
    icon: 'edit',
    availability: 'in-development',
  },
];

export const security: readonly FeatureCard[] = [
  {
    title: 'Videos for the enrolled only',
    text: 'The server checks each request for a video. A person who left the course gets no byte of it.',
    icon: 'lock',
  },
  {
    title: 'Answers stay on the server',
    text: 'Correct answers of quizzes and of questions in videos are sent only after a person has answered.',
    icon: 'eye-off',
  },
  {
    title: 'Documents are encrypted',
    text: 'Documents in a student’s wallet are encrypted one by one. Your course never has access to them.',
    icon: 'wallet',
  },
  {
    title: 'You can take your data along',
    text: 'Students export their data and delete their account themselves.',
    icon: 'download',
  },
];

export const steps: readonly Step[] = [
  {
    title: 'Sign up',
    text: 'Create an account, and tell us in a message what you teach.',
    image: 'sign-up',
  },
  {
    title: 'Send your lessons',
    text: 'MP4 or WebM with captions, texts, questions. We put them in order with you.',
    image: 'upload',
  },
  {
    title: 'Teach',
    text: 'Students enrol, watch, answer and join your live classes.',
    image: 'live-class',
  },
];
