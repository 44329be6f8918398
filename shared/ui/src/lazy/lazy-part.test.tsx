import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, useState, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <button onClick={() => this.setState({ hasFailed: false })}>Try again</button>;
  }
}

const Panel = ({ title }: { title: string }) => <h2>{title}</h2>;

function open(load: jest.Mock) {
  const Part = lazyPart<{ title: string }>(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <Boundary>
        <button onClick={() => setIsOpen(!isOpen)}>Toggle</button>
        {isOpen && <Part title="Mentor" />}
      </Boundary>
    );
  }
  render(<Page />);
  return userEvent.setup();
}

test('a part is imported once, when it is first opened', async () => {
  const load = jest.fn().mockResolvedValue(Panel);
  const user = open(load);
  expect(load).not.toHaveBeenCalled();
  for (let count = 0; count < 2; count += 1) {
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(await screen.findByRole('heading', { name: 'Mentor' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
  }
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose import failed is imported again when it is opened again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Panel);
  const user = open(load);
  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Mentor' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part can say that its code is loading, that it could not be loaded, and try again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Panel);
  const Part = lazyPart<{ title: string }>(load, {
    loading: <p>Loading...</p>,
    Failed: ({ onRetry }) => <button onClick={onRetry}>Load again</button>,
  });
  render(<Part title="Mentor" />);
  expect(screen.getByText('Loading...')).toBeVisible();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Load again' }));
  expect(await screen.findByRole('heading', { name: 'Mentor' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
