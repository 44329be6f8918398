import { bus } from '@sopaan/events/bus';
import { act, screen } from '@testing-library/react';
import { openTab, setQuizRunning, type Tab } from '../testing/updating-page';

let tab: Tab;
beforeEach(() => {
  tab = openTab();
});
afterEach(async () => {
  await setQuizRunning(false);
  tab.close();
});

const queryBar = () => screen.queryByRole('region', { name: 'New version' });
const findBar = () => screen.findByRole('region', { name: 'New version' });

test('while a remote is busy, the update is offered with the reason instead of applied', async () => {
  const { user } = await tab.open();
  await setQuizRunning(true);
  await tab.showTab();
  expect(await findBar()).toBeVisible();
  const message = await screen.findByText(/^A new version of Sopaan is ready\./);
  expect(message).toHaveTextContent(/ready\. Not updated yet: A quiz is running\.$/);
  expect(message).toHaveAttribute('role', 'status');
  await tab.clickLink('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.loads).toEqual([]);
  await setQuizRunning(false);
  expect(screen.getByText('A new version of Sopaan is ready.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(tab.loads).toEqual(['reload']);
});

test('the buttons of the offer can be used by keyboard', async () => {
  const { user } = await tab.open();
  await setQuizRunning(true);
  await tab.showTab();
  await findBar();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(tab.loads).toEqual(['reload']);
});

test('a busy task of a remote blocks an update even after another task of the remote has ended', async () => {
  await tab.open();
  await setQuizRunning(true);
  const notes = { remote: 'learn', task: 'notes', reason: '' };
  bus.publish('activity:changed', { ...notes, busy: true });
  bus.publish('activity:changed', { ...notes, busy: false });
  await tab.showTab();
  await tab.clickLink('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.loads).toEqual([]);
});

test('after a click on Later the set is not offered again, but applied when nothing would be lost', async () => {
  const { user } = await tab.open();
  await setQuizRunning(true);
  await tab.showTab();
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(queryBar()).toBeNull();
  expect(document.getElementById('content')).toHaveFocus();
  await tab.showTab();
  expect(queryBar()).toBeNull();
  await setQuizRunning(false);
  await tab.clickLink('Book');
  expect(tab.loads).toEqual(['assign /book/7?tab=a#part']);
});

test('removes the offer when the set of the page is current again', async () => {
  await tab.open();
  await setQuizRunning(true);
  await tab.showTab();
  await findBar();
  tab.edge.set = () => ({ set: '0123456789ab', environment: 'production' });
  await tab.showTab();
  expect(queryBar()).toBeNull();
});

test('typed text prevents an update until it is cleared', async () => {
  const { user } = await tab.open();
  await user.type(screen.getByRole('searchbox'), 'maths');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  await tab.showTab();
  expect(await screen.findByText(/You have unsaved changes\.$/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await tab.clickLink('Book');
  expect(tab.loads).toHaveLength(1);
});

test('leaving a page with typed text offers the update on the next page', async () => {
  const { user, router } = await tab.open();
  await tab.showTab();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  expect(queryBar()).toBeNull();
  await tab.clickLink('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.loads).toEqual([]);
  expect(await findBar()).toBeVisible();
  await act(() => router.navigate('/shelf'));
  expect(tab.loads).toEqual(['assign /shelf']);
});

test('offers nothing while offline, since a reload would lose the page', async () => {
  await tab.open();
  await setQuizRunning(true);
  await tab.showTab();
  await findBar();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(queryBar()).toBeNull();
  online.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(await findBar()).toBeVisible();
});
