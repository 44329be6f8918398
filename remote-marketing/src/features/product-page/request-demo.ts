/** Links to the contact form of the same page, with its subject preselected. */
export const REQUEST_DEMO = '?subject=demo#contact';
export const REQUEST_COURSE = '?subject=course-team#contact';
