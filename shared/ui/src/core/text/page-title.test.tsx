import { PageTitle } from '@sopaan/ui/core';
import { render } from '@testing-library/react';

test('PageTitle sets the title of the page, followed by the name of the product', () => {
  const { rerender } = render(<PageTitle title="Courses" />);
  expect(document.title).toBe('Courses | Sopaan');
  rerender(<PageTitle title="Jobs" />);
  expect(document.title).toBe('Jobs | Sopaan');
});
