import { defineRemote } from '@sopaan/contract/remote';

export default defineRemote({
  screens: {
    quiz: () => import('./screens/quiz.screen'),
  },
});
