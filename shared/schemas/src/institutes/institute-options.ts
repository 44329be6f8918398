/** The sort orders of institutes; the first is the default. */
export const INSTITUTE_SORTS = ['name', 'relevance', 'courses'] as const;
