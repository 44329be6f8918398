/** The options of the mentorship form. */

/** The first one is the default. */
export const GENDERS = ['prefer-not-to-say', 'woman', 'man', 'non-binary'] as const;
export type Gender = (typeof GENDERS)[number];

/** English and the languages of the Eighth Schedule of the constitution. */
export const MENTOR_LANGUAGES = [
  'English',
  'Hindi',
  'Assamese',
  'Bengali',
  'Bodo',
  'Dogri',
  'Gujarati',
  'Kannada',
  'Kashmiri',
  'Konkani',
  'Maithili',
  'Malayalam',
  'Manipuri',
  'Marathi',
  'Nepali',
  'Odia',
  'Punjabi',
  'Sanskrit',
  'Santali',
  'Sindhi',
  'Tamil',
  'Telugu',
  'Urdu',
] as const;

/** The industries of mentors. */
export const INDUSTRIES = [
  'Agriculture',
  'Arts and Culture',
  'Automotive',
  'Aviation',
  'Construction',
  'Consulting',
  'Defence',
  'Design',
  'Education',
  'Energy',
  'Financial Services',
  'Healthcare',
  'Hospitality',
  'Information Technology',
  'Law',
  'Logistics',
  'Manufacturing',
  'Media',
  'Public Service',
  'Research',
  'Retail',
  'Robotics',
  'Semiconductors',
  'Social Work',
  'Sports',
  'Telecommunications',
  'Travel',
  'Other',
] as const;

/** The sort orders of mentors; the first is the default. */
export const MENTOR_SORTS = ['rating', 'relevance', 'experience', 'newest'] as const;
