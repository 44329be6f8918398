import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import * as liveClass from '../screens/live-class.screen';

const CLASS_URL = '/learn/liveStream?class=lc1';

export function openLiveClass(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  return renderScreen(liveClass, {
    path: '/learn/liveStream',
    url: CLASS_URL,
    session: 'member',
    ...options,
  });
}
