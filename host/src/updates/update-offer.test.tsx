import { bus } from '@sopaan/events/bus';
import { act, screen } from '@testing-library/react';
import { openTab, quizRuns, type Tab } from '../testing/updating-page';

let tab: Tab;
beforeEach(() => {
  tab = openTab();
});
afterEach(async () => {
  await quizRuns(false);
  tab.close();
});

const bar = () => screen.queryByRole('region', { name: 'New version' });
const barIsShown = () => screen.findByRole('region', { name: 'New version' });

test('while a remote is busy, the update is offered with the reason instead of applied', async () => {
  const { user } = await tab.open();
  await quizRuns(true);
  await tab.comeBack();
  expect(await barIsShown()).toBeVisible();
  const message = await screen.findByText(/^A new version of Sopaan is ready\./);
  expect(message).toHaveTextContent(/ready\. Not updated yet: A quiz is running\.$/);
  expect(message).toHaveAttribute('role', 'status');
  await tab.go('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.loads).toEqual([]);
  await quizRuns(false);
  expect(screen.getByText('A new version of Sopaan is ready.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(tab.loads).toEqual(['reload']);
});

test('its buttons can be used by keyboard', async () => {
  const { user } = await tab.open();
  await quizRuns(true);
  await tab.comeBack();
  await barIsShown();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(tab.loads).toEqual(['reload']);
});

test('distinguishes two tasks of a remote', async () => {
  await tab.open();
  await quizRuns(true);
  const notes = { remote: 'learn', task: 'notes', reason: '' };
  bus.publish('activity:changed', { ...notes, busy: true });
  bus.publish('activity:changed', { ...notes, busy: false });
  await tab.comeBack();
  await tab.go('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.loads).toEqual([]);
});

test('after Later the set is not offered again, but applied when nothing would be lost', async () => {
  const { user } = await tab.open();
  await quizRuns(true);
  await tab.comeBack();
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(bar()).toBeNull();
  expect(document.getElementById('content')).toHaveFocus();
  await tab.comeBack();
  expect(bar()).toBeNull();
  await quizRuns(false);
  await tab.go('Book');
  expect(tab.loads).toEqual(['assign /book/7?tab=a#part']);
});

test('withdraws the offer when the set of the page is current again', async () => {
  await tab.open();
  await quizRuns(true);
  await tab.comeBack();
  await barIsShown();
  tab.edge.set = () => ({ set: '0123456789ab', environment: 'production' });
  await tab.comeBack();
  expect(bar()).toBeNull();
});

test('typed text prevents an update until it is cleared', async () => {
  const { user } = await tab.open();
  await user.type(screen.getByRole('searchbox'), 'maths');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  await tab.comeBack();
  expect(await screen.findByText(/You have unsaved changes\.$/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await tab.go('Book');
  expect(tab.loads).toHaveLength(1);
});

test('leaving a page with typed text offers the update on the next page', async () => {
  const { user, router } = await tab.open();
  await tab.comeBack();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  expect(bar()).toBeNull();
  await tab.go('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.loads).toEqual([]);
  expect(await barIsShown()).toBeVisible();
  await act(() => router.navigate('/shelf'));
  expect(tab.loads).toEqual(['assign /shelf']);
});

test('offers nothing while offline, since a reload would lose the page', async () => {
  await tab.open();
  await quizRuns(true);
  await tab.comeBack();
  await barIsShown();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(bar()).toBeNull();
  online.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(await barIsShown()).toBeVisible();
});
