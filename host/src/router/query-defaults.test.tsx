import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { queryDefaults } from './query-defaults';

test('[U7] offline a request fails at once, and it is repeated when the browser is online again', async () => {
  const queryFn = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('Jobs');
  function Page() {
    const { data, error } = useQuery({ queryKey: ['jobs'], queryFn });
    return <p>{data ?? error?.message ?? 'Loading...'}</p>;
  }
  act(() => onlineManager.setOnline(false));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
      <Page />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('offline')).toBeVisible();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Jobs')).toBeVisible();
});
