/** @jest-environment-options {"sheets": true} */
import { render, screen } from '@testing-library/react';
import { Button, SopaanTheme } from '@sopaan/ui/core';

test('a button that waits for the server looks different from one that can be pressed', () => {
  const open = (isPending: boolean) => (
    <SopaanTheme>
      <Button aria-disabled={isPending}>Register</Button>
    </SopaanTheme>
  );
  const { rerender } = render(open(false));
  const opacity = () => Number(getComputedStyle(screen.getByRole('button')).opacity || 1);
  expect(opacity()).toBe(1);
  rerender(open(true));
  expect(opacity()).toBeLessThan(1);
});
