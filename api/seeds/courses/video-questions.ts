import type { NewVideoQuestion } from '@sopaan/schemas/courses/video-question';

/** Questions of sample videos, by the title of the lesson. */
export const sampleQuestions: Readonly<Record<string, readonly NewVideoQuestion[]>> = {
  'The box model': [
    {
      atSeconds: 20.7,
      text: 'You want the background of a button to reach further than its text. What do you increase?',
      options: ['The padding', 'The border', 'The margin'],
      correctOption: 0,
      explanation:
        'Padding is inside the box, so the background covers it. The margin is always transparent.',
    },
    {
      atSeconds: 40.6,
      text: 'A box has a width of 300 px, a padding of 20 px and box-sizing: border-box. How wide is it on the page?',
      options: ['260 px', '300 px', '340 px'],
      correctOption: 1,
      explanation: 'With border-box the width includes padding and border. The content has 260 px.',
    },
  ],
};
