import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useUnsavedWork } from './unsaved-work';

interface EditorProps {
  closesOnBack: boolean;
  onClose: () => void;
}

/** A dialog whose text is unsaved as soon as there is any. */
function Editor({ closesOnBack, onClose }: EditorProps) {
  const [text, setText] = useState('');
  const { isAsking, requestClose, close, keep, discard } = useUnsavedWork({
    remote: 'explore',
    task: 'note',
    reason: text === '' ? null : 'A note is being written',
    onClose,
    closesOnBack,
  });
  return (
    <div role="dialog">
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={requestClose}>Close</button>
      <button onClick={close}>Save</button>
      <Link to="/elsewhere">Elsewhere</Link>
      {isAsking && (
        <>
          <button onClick={keep}>Keep editing</button>
          <button onClick={discard}>Discard</button>
        </>
      )}
    </div>
  );
}

function Page({ closesOnBack }: { closesOnBack: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <Editor closesOnBack={closesOnBack} onClose={() => setOpen(false)} />;
}

function open({ closesOnBack = false } = {}) {
  const router = createMemoryRouter(
    [
      { path: '/notes', element: <Page closesOnBack={closesOnBack} /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: ['/before', '/notes'] },
  );
  render(<RouterProvider router={router} />);
  return {
    write: () => userEvent.type(screen.getByLabelText('Note'), 'Hello'),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    follow: () => userEvent.click(screen.getByRole('link')),
    back: () => act(() => router.navigate(-1)),
    path: () => router.state.location.pathname,
  };
}

const isOpen = () => screen.queryByRole('dialog') !== null;
const isAsking = () => screen.queryByRole('button', { name: 'Discard' }) !== null;
const closesTab = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a dialog without unsaved input closes at once', async () => {
  const { press, path } = open();
  expect(closesTab()).toBe(true);
  await press('Close');
  expect(isOpen()).toBe(false);
  expect(path()).toBe('/notes');
});

test('closing a dialog with unsaved input asks whether to keep or discard it', async () => {
  const { write, press } = open();
  await write();
  await press('Close');
  expect(isAsking()).toBe(true);
  await press('Keep editing');
  expect(isAsking()).toBe(false);
  expect(screen.getByLabelText('Note')).toHaveValue('Hello');
  await press('Close');
  await press('Discard');
  expect(isOpen()).toBe(false);
});

test('closing a tab with unsaved input shows the question of the browser', async () => {
  const { write } = open();
  await write();
  expect(closesTab()).toBe(false);
});

test.each(['link', 'Back'])(
  'a navigation asks before it leaves a page with unsaved input: %s',
  async (navigation) => {
    const { write, press, follow, back, path } = open();
    const leave = () => (navigation === 'link' ? follow() : back());
    await write();
    await leave();
    await press('Keep editing');
    expect(path()).toBe('/notes');
    await leave();
    await press('Discard');
    expect(path()).toBe(navigation === 'link' ? '/elsewhere' : '/before');
  },
);

test('leaving the page after saving does not ask', async () => {
  const { write, press } = open();
  await write();
  await press('Save');
  expect(isAsking()).toBe(false);
  expect(isOpen()).toBe(false);
});

test('Back closes a dialog that is not in the URL, and stays on the page', async () => {
  const { back, path } = open({ closesOnBack: true });
  await back();
  expect(isOpen()).toBe(false);
  expect(path()).toBe('/notes');
});

test('Back asks before it closes a dialog with unsaved input that is not in the URL', async () => {
  const { write, press, back, path } = open({ closesOnBack: true });
  await write();
  await back();
  await press('Keep editing');
  await back();
  await press('Discard');
  expect(isOpen()).toBe(false);
  expect(path()).toBe('/notes');
});
