import { object, string } from 'yup';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import { LiveTopic } from '../features/under-development/live-topic';
import { livePageOf } from '../features/under-development/live-topics';
import { topicTitle } from '../features/under-development/topic';
import { UnderDevelopment } from '../features/under-development/under-development';

const routeDataSchema = object({ route: object({ title: string().required() }).required() });

/** The title of the route whose screen is under development. */
function routeTitle(data: unknown): string {
  return routeDataSchema.isValidSync(data) ? data.route.title : 'This page';
}

/** `/under-development/:title`, and every route whose screen has not been built yet. */
export function Component() {
  const { title: topic = '' } = useParams();
  const { pathname } = useLocation();
  const data: unknown = useLoaderData();
  const isTopicRoute = /^\/under-development\//i.test(pathname);
  const livePage = isTopicRoute ? livePageOf(topic) : undefined;
  if (livePage) return <LiveTopic title={topicTitle(topic)} page={livePage} />;
  return <UnderDevelopment title={isTopicRoute ? topicTitle(topic) : routeTitle(data)} />;
}
