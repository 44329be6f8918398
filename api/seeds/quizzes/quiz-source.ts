/** The correct answer comes first. Options are shuffled when the quiz is seeded. */
type QuestionSource = readonly [
  question: string,
  correct: string,
  wrong1: string,
  wrong2: string,
  wrong3: string,
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
