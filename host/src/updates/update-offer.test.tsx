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

test('while a remote is busy the newer set is offered with the reason, and not taken', async () => {
  const { user } = await tab.open();
  await quizRuns(true);
  await tab.comeBack();
  expect(await barIsShown()).toBeVisible();
  const words = await screen.findByText(/^A new version of Sopaan is ready\./);
  expect(words).toHaveTextContent(/ready\. It waits for you: A quiz is running\.$/);
  expect(words).toHaveAttribute('role', 'status');
  await tab.go('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.loads).toEqual([]);
  await quizRuns(false);
  expect(screen.getByText('A new version of Sopaan is ready.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(tab.loads).toEqual(['reload']);
});

test('its buttons are reached and pressed by keyboard', async () => {
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

test('two tasks of a remote are told apart', async () => {
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

test('Later is heard: the set is not offered again, and still taken when nothing is lost', async () => {
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

test('a set that was brought back is offered no more', async () => {
  await tab.open();
  await quizRuns(true);
  await tab.comeBack();
  await barIsShown();
  tab.edge.set = () => ({ set: '0123456789ab', environment: 'production' });
  await tab.comeBack();
  expect(bar()).toBeNull();
});

test('what a person has typed holds the page for as long as it stands there', async () => {
  const { user } = await tab.open();
  await user.type(screen.getByRole('searchbox'), 'maths');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  await tab.comeBack();
  expect(await screen.findByText(/What you have typed is still open\.$/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await tab.go('Book');
  expect(tab.loads).toHaveLength(1);
});

test('a page that was left with something typed stays this time, and the offer stands on the next', async () => {
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

test('without a connection nothing is offered: a reload would lose the page', async () => {
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
