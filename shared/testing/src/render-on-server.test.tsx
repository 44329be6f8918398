/** @jest-environment node */
import { call } from '@sopaan/api-client/call';
import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { useSession } from '@sopaan/session/session';
import { useUser } from '@sopaan/session/user';
import { useMediaQuery } from '@sopaan/ui/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { object, string } from 'yup';
import { fakeNetwork } from './fake-network';
import { aUser } from './fixtures';
import { renderOnServer, type ServerRequest } from './render-on-server';

const getThing = endpoint({
  method: 'GET',
  path: 'things/:id',
  access: 'public',
  request: object({ id: string().required() }),
  response: object({ name: string().required() }),
  summary: 'A thing.',
});
const thingQuery = (id: string) =>
  queryOptions({ queryKey: ['thing', id], queryFn: () => call(getThing, { id }) });
const network = () => fakeNetwork().on(getThing, ({ id }) => ({ name: `Thing ${id}` }));

const render = (Component: ComponentType, request: Partial<ServerRequest> = {}) =>
  renderOnServer({ Component }, { path: '/thing', url: '/thing', network: network(), ...request });

function Thing() {
  const { data } = useQuery(thingQuery('a'));
  return (
    <p>
      {data?.name} {useLocation().search}
    </p>
  );
}

test.each([true, false])('renders the data of the loader, awaited or not', async (isAwaited) => {
  const screen = {
    Component: Thing,
    loader: ({ queryClient }: ScreenLoaderArgs) => {
      const read = queryClient.prefetchQuery(thingQuery('a'));
      return isAwaited ? read : undefined;
    },
  };
  const html = await renderOnServer(screen, {
    path: '/thing',
    url: '/thing?tab=b',
    network: network(),
  });
  expect(html).toContain('<p>Thing a<!-- --> <!-- -->?tab=b</p>');
});

test('rejects with the error of a loader or a component', async () => {
  const failure = () => Promise.reject(new Error('no loader'));
  const options = { path: '/thing', url: '/thing', network: network() };
  await expect(renderOnServer({ Component: Thing, loader: failure }, options)).rejects.toThrow(
    'no loader',
  );
  const Broken = () => {
    throw new Error('no component');
  };
  await expect(render(Broken)).rejects.toThrow('no component');
});

test('renders for a guest, or for a member as if the server knew the session', async () => {
  function Greeting() {
    const status = useSession((state) => state.status);
    const name = useUser((state) => state.userData?.personalInfo.firstName);
    return <p>{`${status} ${name}`}</p>;
  }
  expect(await render(Greeting)).toContain('guest undefined');
  const html = await render(Greeting, { session: 'member', user: aUser() });
  expect(html).toContain('member Asha');
});

test.each<[string, () => unknown]>([
  ['window', () => typeof window],
  ['document', () => document.title],
  ['localStorage', () => localStorage.getItem('x')],
  ['matchMedia', () => matchMedia('print').matches],
  ['the clock: Date.now()', () => Date.now()],
  ['the clock: new Date()', () => new Date()],
  ['the clock: performance.now()', () => performance.now()],
  ['a random number: Math.random()', () => Math.random()],
  ['a random number: crypto.randomUUID()', () => crypto.randomUUID()],
])('rejects a component that reads %s', async (what, read) => {
  function Reading() {
    useState(read);
    return null;
  }
  await expect(render(Reading)).rejects.toThrow(`Rendering reads ${what}`);
});

test('rejects a component that catches the error of what it reads', async () => {
  function Catching() {
    try {
      return <p>{localStorage.getItem('x')}</p>;
    } catch {
      return <p>nothing</p>;
    }
  }
  await expect(render(Catching)).rejects.toThrow('Rendering reads localStorage');
});

test('rejects useMediaQuery with noSsr only', async () => {
  const Late = () => <p>{String(useMediaQuery('(min-width:600px)'))}</p>;
  expect(await render(Late)).toContain('<p>false</p>');
  const Early = () => <p>{String(useMediaQuery('(min-width:600px)', { noSsr: true }))}</p>;
  await expect(render(Early)).rejects.toThrow('noSsr');
});

test('formatting a given date does not count as reading the clock', async () => {
  const Day = () => <p>{new Date('2026-11-20').toISOString()}</p>;
  expect(await render(Day)).toContain('2026-11-20T00:00');
});
