import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    certificate: () => import('./screens/certificate.screen'),
    'course-video': () => import('./screens/course-video.screen'),
    'live-class': () => import('./screens/live-class.screen'),
    quiz: () => import('./screens/quiz.screen'),
    'quiz-receipt': () => import('./screens/quiz-receipt.screen'),
    quizzes: () => import('./screens/quizzes.screen'),
  },
});
