import { ApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import type { ScreenModule } from '@sopaan/contract/remote';
import { bus } from '@sopaan/events/bus';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import { object, string } from 'yup';
import { fakeNetwork } from './fake-network';
import { renderScreen } from './render-route';

const getThing = endpoint({
  method: 'GET',
  path: 'things/:id',
  access: 'public',
  request: object({ id: string().required(), lang: string() }),
  response: object({ name: string().required() }),
  summary: 'A thing.',
});
const thingQuery = (id: string) =>
  queryOptions({
    queryKey: ['thing', id],
    queryFn: ({ signal }) => call(getThing, { id, lang: 'hi' }, { signal }),
  });

function Thing() {
  const { id = '' } = useParams();
  const { data } = useQuery(thingQuery(id));
  const showToast = () => bus.publish('toast:requested', { message: 'Liked', kind: 'success' });
  return (
    <>
      <h1>{data?.name}</h1>
      <button onClick={showToast}>Like</button>
      <Link to="/cart?from=thing">Cart</Link>
    </>
  );
}
const thingScreen: ScreenModule = {
  Component: Thing,
  loader: ({ params, queryClient }) => queryClient.ensureQueryData(thingQuery(params.id ?? '')),
};
const at = { path: '/thing/:id', url: '/thing/a%2Fb' };

test('runs the loader of a screen on the fake network and renders its data', async () => {
  const network = fakeNetwork().on(getThing, ({ id }) => ({ name: `Thing ${id}` }));
  const { user, toasts, url } = renderScreen(thingScreen, { ...at, network });
  await screen.findByRole('heading', { name: 'Thing a/b' });
  expect(network.requests(getThing)).toEqual([{ id: 'a/b', lang: 'hi' }]);
  expect(network.calls).toEqual(['GET /api/things/a%2Fb']);
  await user.click(screen.getByRole('button', { name: 'Like' }));
  expect(toasts).toEqual([{ message: 'Liked', kind: 'success' }]);
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  await screen.findByText('Elsewhere: /cart?from=thing');
  expect(url()).toBe('/cart?from=thing');
});

test('turns an ApiError into an error response', async () => {
  const error = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  const network = fakeNetwork().on(getThing, () => error);
  renderScreen(thingScreen, { ...at, network });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find that.');
});

test('reports a call without a registered reply', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(thingScreen, { ...at, network: fakeNetwork() });
  await screen.findByRole('alert');
  expect(consoleError).toHaveBeenCalledWith('No reply is registered for GET /api/things/a%2Fb');
});
