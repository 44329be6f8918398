import { defineRemoteConfig } from '@sopaan/contract/remote-config';

export default defineRemoteConfig({
  name: 'learn',
  version: '1.0.0',
  contract: '^2.8.0',
  routes: [
    { path: '/learn', redirect: { guest: '/course', member: '/profile/courses' } },
    {
      // The spec's spelling. `typo` is the type of the quiz.
      path: '/learn/quizz/:id/:parentid/:typo',
      screen: 'quiz',
      layout: 'focus',
      access: 'public',
      title: 'Quiz',
      description: 'Answer the questions before the time runs out.',
    },
    {
      path: '/learn/quizzes',
      screen: 'quizzes',
      layout: 'page',
      access: 'public',
      title: 'Quizzes',
      description: 'Quizzes and mock tests, with your attempts and best results.',
    },
    {
      path: '/learn/coursevideo',
      screen: 'course-video',
      layout: 'learn',
      access: 'public',
      title: 'Course video',
      description: 'Chapters and videos of a course.',
    },
    {
      path: '/learn/liveStream',
      screen: 'live-class',
      layout: 'learn',
      access: 'session',
      title: 'Live class',
      description: 'Video, participants and chat of a live class.',
    },
    {
      path: '/certificate/:code',
      screen: 'certificate',
      layout: 'page',
      access: 'public',
      title: 'Certificate',
      description: 'Verifies the certificate of a finished course.',
    },
    {
      path: '/quiz-receipt/:code',
      screen: 'quiz-receipt',
      layout: 'page',
      access: 'public',
      title: 'Quiz receipt',
      description: 'Verifies the receipt of a finished quiz.',
    },
  ],
});
