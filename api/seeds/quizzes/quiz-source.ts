/** The right answer stands first; its place on the page is drawn when the quiz is seeded. */
export type QuestionSource = readonly [
  question: string,
  right: string,
  wrong: string,
  wrongToo: string,
  wrongAsWell: string,
];

export interface QuizSource {
  title: string;
  type: 'quiz' | 'test_series' | 'exam_prep' | 'mocktest';
  topic: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';
  exams: readonly string[];
  description: string;
  questions: readonly QuestionSource[];
}
