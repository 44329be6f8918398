import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import {
  upgradeProps,
  type ConfirmDialogProps,
  type FormerConfirmDialogProps,
} from './confirm-dialog-props';

function Page({ run }: { run: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Notes
      </h1>
      {isThere && (
        <button ref={opener} onClick={() => setAsking(true)}>
          Delete
        </button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Delete the note?"
        text="Its text will be lost."
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        errorTitle="It is still there."
        onConfirm={run}
        onDone={() => {
          setThere(false);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
        focusAfter={() => opener.current ?? heading.current}
      />
    </>
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('cancelling closes the dialog, restores the focus and runs nothing', async () => {
  const user = userEvent.setup();
  const run = jest.fn();
  render(<Page run={run} />);
  await user.click(await button('Delete'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the note?' });
  expect(dialog).toHaveAccessibleDescription('Its text will be lost.');
  await user.click(await button('Keep it'));
  await expectClosed();
  expect(await button('Delete')).toHaveFocus();
  expect(run).not.toHaveBeenCalled();
});

test('a confirm dialog runs its action once, stays open meanwhile, shows an error, and clears it on reopening', async () => {
  const user = userEvent.setup();
  const settle: Array<(error?: Error) => void> = [];
  const run = jest.fn(
    () =>
      new Promise<void>((resolve, reject) =>
        settle.push((error) => (error ? reject(error) : resolve())),
      ),
  );
  render(<Page run={run} />);
  await user.click(await button('Delete'));
  await user.dblClick(await button('Delete it'));
  expect(run).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  await user.click(await button('Keep it'));
  settle[0]?.(new Error('The server is asleep.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'It is still there.The server is asleep.',
  );
  await user.click(await button('Keep it'));
  await expectClosed();
  await user.click(await button('Delete'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.click(await button('Delete it'));
  settle[1]?.();
  await expectClosed();
  expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
});

test('a confirm dialog accepts the props of @sopaan/ui 1.1, which released remotes pass', () => {
  const { confirmLabel, cancelLabel, errorTitle, onConfirm, ...others }: ConfirmDialogProps = {
    open: true,
    title: 'Delete the note?',
    text: 'Its text will be lost.',
    confirmLabel: 'Delete it',
    cancelLabel: 'Keep it',
    errorTitle: 'It is still there.',
    onConfirm: jest.fn(),
    onDone: jest.fn(),
    onCancel: jest.fn(),
    focusAfter: () => null,
  };
  const former: FormerConfirmDialogProps = {
    ...others,
    confirm: confirmLabel,
    cancel: cancelLabel,
    failed: errorTitle,
    run: onConfirm,
  };
  expect(upgradeProps(former)).toEqual({
    ...others,
    confirmLabel,
    cancelLabel,
    errorTitle,
    onConfirm,
  });
});
