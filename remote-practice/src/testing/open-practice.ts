import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import * as practiceScreen from '../screens/practice.screen';

/** Opens the practice page. */
export function openPractice(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  return renderScreen(practiceScreen, { path: '/practice', url: '/practice', ...options });
}
