export interface CourseSource {
  title: string;
  subtitle: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced';
  weeks: number;
  /** Of courses with live classes only; the effort of others follows from their lessons. */
  liveHoursPerWeek?: number;
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

/** What the page of a course says, by its title. */
export interface CourseText {
  /** The name of a sample institute that teaches this subject. */
  institute: string;
  languages: readonly string[];
  about: string;
  method: string;
  /** What participants need to know. It must agree with the level. */
  entry: string;
  audience: string;
  takeaways: readonly string[];
  careers: readonly string[];
}
