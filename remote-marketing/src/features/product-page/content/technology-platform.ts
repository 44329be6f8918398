import type { FeatureCard } from '../components/feature-cards';
import type { Step } from '../components/steps';

export const features: readonly FeatureCard[] = [
  {
    title: 'Video lessons',
    text: 'Captions, a searchable transcript that follows the video, notes with a timestamp, and links to a moment of the video.',
    icon: 'video',
    availability: 'available',
  },
  {
    title: 'More than videos',
    text: 'A lesson can be a text, a quiz or a coding challenge. A video can pause for a question.',
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
    title: 'Videos only for enrolled students',
    text: 'The server checks each request for a video. Nobody who has left the course can load any of it.',
    icon: 'lock',
  },
  {
    title: 'Answers stay on the server',
    text: 'The correct answers to quizzes and to questions in videos are sent only after a student has answered.',
    icon: 'eye-off',
  },
  {
    title: 'Documents are encrypted',
    text: 'Documents in a student’s wallet are encrypted one by one. Your course never has access to them.',
    icon: 'wallet',
  },
  {
    title: 'Students own their data',
    text: 'Students can export their data and delete their account themselves.',
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
    text: 'MP4 or WebM with captions, texts and questions. We arrange them with you.',
    image: 'upload',
  },
  {
    title: 'Teach',
    text: 'Students enrol, watch, answer and join your live classes.',
    image: 'live-class',
  },
];
