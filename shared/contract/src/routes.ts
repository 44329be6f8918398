/**
 * Routes as data: the paths of the site that a remote owns. The edge reads them to answer a URL, the host to build its router. They hold
 * no code, so that a release can be checked without running it.
 */
import {
  array,
  lazy,
  mixed,
  number,
  object,
  string,
  type ISchema,
  type InferType,
  type Schema,
} from 'yup';

/** The layout that the host renders around a screen. */
export const LAYOUTS = ['auth', 'site', 'page', 'explore', 'focus', 'learn'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** `public`: everyone. `session`: a visitor without a session is redirected to the login page and back. */
export const ACCESS_LEVELS = ['public', 'session'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** Scripts and styles, as sent, that the first visit of a page may load. The registry rejects a promotion that exceeds it. */
export const ROUTE_BUDGET_KIB = 310;

/** The longest chain of redirects that a browser follows to a page. The registry rejects a promotion with a longer one. */
export const MAX_REDIRECTS = 10;

/** The screen of a route whose page has not been built yet: the host shows its under-development page with the route's title. */
export const UNDER_DEVELOPMENT = 'under-development';

const path = string()
  .matches(
    /^\/(?:[\w-]+|:\w+)?(?:\/(?:[\w-]+|:\w+))*$/,
    '${path} must be a path such as /course/:title/:id',
  )
  .required();

/** A page: its URL pattern (`:name` is a parameter), its screen and its title. */
export const pageRouteSchema = object({
  path,
  /** The name of the file in `src/screens/` without `.screen.tsx`. */
  screen: string()
    .matches(/^[a-z0-9-]+$/)
    .required(),
  layout: mixed<Layout>().oneOf(LAYOUTS).required(),
  access: mixed<Access>().oneOf(ACCESS_LEVELS).required(),
  /** Shown in the browser's tab until the screen sets its own title, and in link previews. At most 60 characters. */
  title: string().min(1).max(60).required(),
  /** For link previews and search results. At most 160 characters. */
  description: string().min(1).max(160).required(),
  /** KiB, as sent, that the first visit of this page may load; without one, `ROUTE_BUDGET_KIB`. */
  budget: number().integer().min(1).max(2048),
}).noUnknown();

/** A path that only redirects: to `guest` without a session, to `member` with one. */
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

/** Each kind has a separate schema, so that an error names the field. */
const routeSchemaFor = <Page extends Schema<PageRoute>, Redirect extends Schema<RedirectRoute>>(
  page: Page,
  redirect: Redirect,
) =>
  lazy((route: unknown) =>
    typeof route === 'object' && route !== null && 'redirect' in route ? redirect : page,
  );

/** The shape of a route's path; undefined for a value that is not a route, which another rule rejects. */
export function shapeOf(route: unknown): string | undefined {
  const isNamed = typeof route === 'object' && route !== null && 'path' in route;
  return isNamed && typeof route.path === 'string' ? pathShape(route.path) : undefined;
}

function distinctRoutes<T extends Route>(route: ISchema<T>) {
  return array(route)
    .required()
    .test('distinct', 'two routes claim one path', (routes) => {
      const shapes = (routes ?? []).map(shapeOf).filter((shape) => shape !== undefined);
      return new Set(shapes).size === shapes.length;
    });
}

/** Routes with distinct paths, as a team writes them: unknown fields are rejected. */
export const routesSchema = distinctRoutes(routeSchemaFor(pageRouteSchema, redirectRouteSchema));

const tolerantRoute = routeSchemaFor(
  pageRouteSchema.noUnknown(false),
  redirectRouteSchema.noUnknown(false),
);

/** Routes as read from a release or a page, which may be newer than the reader: unknown fields are ignored. */
export const tolerantRoutesSchema = distinctRoutes(tolerantRoute);

const isReadableRoute = (value: unknown): value is Route =>
  tolerantRoute.isValidSync(value, { strict: true });

/** The valid routes of a list that may contain anything else; of two routes for one path, the first. */
export function readableRoutes(routes: unknown): Route[] {
  const readable = Array.isArray(routes) ? routes.filter(isReadableRoute) : [];
  const shapes = readable.map(({ path }) => pathShape(path));
  return readable.filter((_, index) => shapes.indexOf(shapes[index] ?? '') === index);
}

/** Two patterns of the same shape match the same URLs: parameter names are dropped and letters lower-cased. */
export function pathShape(pattern: string): string {
  return pattern.toLowerCase().replace(/:\w+/g, ':');
}
