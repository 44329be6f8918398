import type { SiteSearch } from '@sopaan/schemas/site-search/site-search';

/** A course and many jobs for `python`. */
export const siteSearchResponse: SiteSearch = {
  groups: [
    {
      kind: 'courses',
      title: 'Courses',
      total: 1,
      totalIsCapped: false,
      listPath: null,
      items: [{ title: 'Python basics', detail: 'Beginner', path: '/course/python-basics/c1' }],
    },
    {
      kind: 'jobs',
      title: 'Jobs',
      total: 214,
      totalIsCapped: false,
      listPath: '/explore/jobs?search=python',
      items: [
        {
          title: 'Python Developer',
          detail: 'Asha Labs · Pune',
          facts: ['₹40,000 a month', 'Apply by 3 Jan 2027'],
          path: '/job/preview/python-developer/j1',
        },
      ],
    },
  ],
};
