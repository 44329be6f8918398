import { ApiError } from '@sopaan/api-client/api-error';
import { getSimilarCoursesEndpoint } from '@sopaan/schemas/similar/similar-items';
import type { FakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { courseNetwork } from '../testing/course-network';
import { aListedCourse } from '../testing/list-items';
import * as detail from './course-detail.screen';

const open = (network: FakeNetwork) =>
  renderScreen(detail, {
    path: '/course/:title/:id',
    url: '/course/Web-Dev-Basics/course-1',
    network,
  });
const region = (name: string) => screen.findByRole('region', { name });

test('similar courses say what they share; without any, the newest are listed as such', async () => {
  const other = { ...aListedCourse, courseId: 'course-9', coursename: 'Graphic Design' };
  const shared = [{ type: 'category', value: 'Design' }];
  const network = courseNetwork().on(getSimilarCoursesEndpoint, () => ({
    basis: 'similar',
    items: [{ ...other, shared }],
  }));
  const first = open(network);
  const similar = within(await region('Similar courses'));
  const link = await similar.findByRole('link', { name: /Graphic Design/ });
  expect(link.closest('li')).toHaveTextContent('Also Design');
  expect(network.requests(getSimilarCoursesEndpoint)).toEqual([{ id: 'course-1', limit: 4 }]);
  first.unmount();

  const newest = { basis: 'newest', items: [{ ...other, shared: [] }] };
  network.on(getSimilarCoursesEndpoint, () => newest);
  const second = open(network);
  await within(await region('Newest courses')).findByRole('link', { name: /Graphic Design/ });
  second.unmount();

  open(courseNetwork());
  await within(await region('Newest courses')).findByText('There are no other courses yet.');
});

test('similar courses that could not be loaded leave the page as it is and can be retried', async () => {
  const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const network = courseNetwork().on(getSimilarCoursesEndpoint, () => serverError);
  const { user } = open(network);
  const similar = within(await region('Similar courses'));
  await similar.findByRole('alert', { name: 'Similar courses could not be loaded' });
  network.on(getSimilarCoursesEndpoint, () => ({ basis: 'newest', items: [] }));
  await user.click(similar.getByRole('button', { name: 'Try again' }));
  await screen.findByText('There are no other courses yet.');
});
