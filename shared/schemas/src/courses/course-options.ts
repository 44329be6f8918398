/** The categories of courses, as shown and as stored. */
export const COURSE_CATEGORIES = [
  'Web Development',
  'Data Science',
  'AI & ML',
  'Cloud Computing',
] as const;

/** The levels a course can have. */
export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** Labels of courses that the site's own links filter by. */
export const COURSE_FEATURES = ['certification'] as const;

/** Kinds of courses that the site's own links filter by. */
export const COURSE_KINDS = ['live-classes', 'mock-interview', 'career-guidance'] as const;

/** The sort orders of courses; the first is the default. */
export const COURSE_SORTS = ['newest', 'relevance', 'rating', 'fee', 'popular'] as const;
