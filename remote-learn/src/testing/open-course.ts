import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import * as courseVideo from '../screens/course-video.screen';

export const COURSE_URL = '/learn/coursevideo?course=c1';
export const VIDEO_URL = `${COURSE_URL}&video=v1`;

export function openCourse(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  return renderScreen(courseVideo, {
    path: '/learn/coursevideo',
    url: VIDEO_URL,
    session: 'member',
    ...options,
  });
}

/** Opens the first video and waits for it. */
export async function openVideo(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  const view = openCourse(options);
  await screen.findByRole('heading', { name: 'Where rivers rise', level: 1 });
  return view;
}
