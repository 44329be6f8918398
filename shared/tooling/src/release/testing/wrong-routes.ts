/** Routes with one mistake each, and the message that follows `routes[n]`. */
interface WrongRoute {
  what: string;
  route: unknown;
  field: string;
  message: string;
}

const page = (path: string, change: object = {}) => ({
  path,
  screen: 'course-detail',
  layout: 'page',
  access: 'public',
  title: 'Course',
  description: 'A course.',
  ...change,
});

const PATH_RULE =
  'It must start with / and consist of words and of parameters such as :id, with / between them. Example: "/course/:title/:id".';

export const wrongRoutes: readonly WrongRoute[] = [
  {
    what: 'a path without a slash',
    route: page('course'),
    field: '.path',
    message: `.path is "course". ${PATH_RULE}`,
  },
  {
    what: 'a path to another site',
    route: page('//evil.example'),
    field: '.path',
    message: `.path is "//evil.example". ${PATH_RULE}`,
  },
  {
    what: 'no path',
    route: { ...page('/'), path: undefined },
    field: '.path',
    message: `.path is missing. ${PATH_RULE}`,
  },
  {
    what: 'a screen in capitals',
    route: page('/c4', { screen: 'CourseDetail' }),
    field: '.screen',
    message:
      '.screen is "CourseDetail". It must be the name of a file in src/screens without .screen.tsx, in lower-case letters, digits and hyphens. Example: "course-detail".',
  },
  {
    what: 'an unknown layout',
    route: page('/c5', { layout: 'wide' }),
    field: '.layout',
    message:
      '.layout is "wide". It must be one of auth, site, page, explore, focus, learn. Example: "page".',
  },
  {
    what: 'an unknown access',
    route: page('/c6', { access: 'secret' }),
    field: '.access',
    message: '.access is "secret". It must be one of public, session. Example: "public".',
  },
  {
    what: 'a title that is too long',
    route: page('/c7', { title: 'x'.repeat(61) }),
    field: '.title',
    message: `.title is "${'x'.repeat(59)}…. It must be a text of 1 to 60 characters. Example: "Course".`,
  },
  {
    what: 'no description',
    route: { ...page('/c8'), description: undefined },
    field: '.description',
    message:
      '.description is missing. It must be a text of 1 to 160 characters. Example: "What the course teaches, and when it starts.".',
  },
  {
    what: 'a budget with a unit',
    route: page('/c9', { budget: '250 KiB' }),
    field: '.budget',
    message: '.budget is "250 KiB". It must be a whole number of KiB from 1 to 2048. Example: 250.',
  },
  {
    what: 'an unknown field',
    route: page('/c10', { load: 'x' }),
    field: '.load',
    message: '.load is not a known field. ',
  },
  {
    what: 'a redirect for guests only',
    route: { path: '/c11', redirect: { guest: '/course' } },
    field: '.redirect.member',
    message: '.redirect.member is missing. It must be a path of this site. Example: "/course".',
  },
  {
    what: 'a redirect that is a text',
    route: { path: '/c12', redirect: '/course' },
    field: '.redirect',
    message:
      '.redirect is "/course". It must have a path for guests and one for members. Example: {"guest":"/course","member":"/profile/courses"}.',
  },
  {
    what: 'a text instead of a route',
    route: '/course',
    field: '',
    message:
      ' is "/course". It must be a page with path, screen, layout, access, title, description and possibly budget, or a redirect with path and redirect. Example: {"path":"/course/:title/:id",',
  },
];
