export interface CourseSource {
  title: string;
  subtitle: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced';
  weeks: number;
  hoursPerWeek: number;
  /** Rupees; 0 means free. */
  fee: number;
  /** The project that the learner builds. */
  project: string;
  learn: readonly string[];
  /** `Chapter: video | video`. A chapter may have no videos yet. */
  chapters: readonly string[];
  featured?: readonly string[];
  courseCategory?: 'live-classes' | 'mock-interview' | 'career-guidance';
}
