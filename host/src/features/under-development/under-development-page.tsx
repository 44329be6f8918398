import { object, string } from 'yup';
import { useLoaderData, useLocation, useParams } from 'react-router';
import { topicTitle } from './topic';
import { UnderDevelopment } from './under-development';

const routeDataSchema = object({ route: object({ title: string().required() }).required() });

/** The title of the route that this page stands in for. */
function routeTitle(data: unknown): string {
  return routeDataSchema.isValidSync(data) ? data.route.title : 'This page';
}

/** `/under-development/:title`, and every route of the table whose own screen is still to come. */
export function UnderDevelopmentPage() {
  const { title: topic = '' } = useParams();
  const { pathname } = useLocation();
  const data: unknown = useLoaderData();
  const ownRoute = /^\/under-development\//i.test(pathname);
  return <UnderDevelopment title={ownRoute ? topicTitle(topic) : routeTitle(data)} />;
}
