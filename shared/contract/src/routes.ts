/**
 * Routes as data: what a remote owns in the address space of the site.
 * The edge reads them to answer a URL, the host to grow its router. No code, so that a release can be checked without running it.
 */
import { array, mixed, object, string, type InferType } from 'yup';

/** The frame that the host draws around a screen. */
export const LAYOUTS = ['auth', 'site', 'page', 'explore', 'focus', 'learn'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** `public`: everyone. `session`: a visitor without a session is led to the login page and back. */
export const ACCESS = ['public', 'session'] as const;
export type Access = (typeof ACCESS)[number];

/** The screen of a route whose page is still to be built: the host shows its under-development page with the route's title. */
export const UNDER_DEVELOPMENT = 'under-development';

const path = string()
  .matches(
    /^\/(?:[\w-]+|:\w+)?(?:\/(?:[\w-]+|:\w+))*$/,
    '${path} must be a path such as /course/:title/:id',
  )
  .required();

/** A page: the URL pattern (`:name` is a parameter), the screen that fills it, and what the page is called. */
export const pageRouteSchema = object({
  path,
  /** The name of the file in `src/screens/` without `.screen.tsx`. */
  screen: string()
    .matches(/^[a-z0-9-]+$/)
    .required(),
  layout: mixed<Layout>().oneOf(LAYOUTS).required(),
  access: mixed<Access>().oneOf(ACCESS).required(),
  /** Shown in the browser's tab until the screen knows better, and in link previews. At most 60 characters. */
  title: string().min(1).max(60).required(),
  /** For link previews and search results. At most 160 characters. */
  description: string().min(1).max(160).required(),
}).noUnknown();

/** A path that only leads on. `guest` is taken without a session, `member` with one. */
export const redirectRouteSchema = object({
  path,
  redirect: object({ guest: string().required(), member: string().required() }).required(),
}).noUnknown();

export type PageRoute = InferType<typeof pageRouteSchema>;
export type RedirectRoute = InferType<typeof redirectRouteSchema>;
export type Route = PageRoute | RedirectRoute;

export function isRedirect(route: Route): route is RedirectRoute {
  return 'redirect' in route;
}

const routeSchema = mixed<Route>((value): value is Route =>
  (typeof value === 'object' && value !== null && 'redirect' in value
    ? redirectRouteSchema
    : pageRouteSchema
  ).isValidSync(value, { strict: true }),
).required();

/** A list of routes that no two of claim. */
export const routesSchema = array(routeSchema)
  .required()
  .test('distinct', 'two routes claim one path', (routes) => {
    const shapes = (routes ?? []).map((route) => pathShape(route.path));
    return new Set(shapes).size === shapes.length;
  });

/** Two patterns of the same shape match the same URLs: parameters lose their names, letters their case. */
export function pathShape(pattern: string): string {
  return pattern.toLowerCase().replace(/:\w+/g, ':');
}
