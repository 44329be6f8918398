import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SopaanTheme } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="current-url">{pathname + search}</span>;
}

/** Renders with theme and router. `currentUrl()` is the current path with its query. */
export function renderOnPage(children: ReactNode) {
  const page = (content: ReactNode) => (
    <MemoryRouter initialEntries={['/start']}>
      <SopaanTheme>
        {content}
        <Address />
      </SopaanTheme>
    </MemoryRouter>
  );
  const user = userEvent.setup();
  const { rerender, ...view } = render(page(children));
  return {
    ...view,
    user,
    update: (content: ReactNode) => rerender(page(content)),
    currentUrl: () => view.getByTestId('current-url').textContent,
  };
}
