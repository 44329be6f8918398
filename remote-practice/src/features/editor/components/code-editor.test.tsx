import { SopaanTheme } from '@sopaan/ui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CodeEditor } from './code-editor';

jest.mock('../monaco/monaco', () => {
  throw new Error('The chunk cannot be loaded.');
});

afterEach(() => jest.useRealTimers());

function ControlledEditor() {
  const [code, setCode] = useState('let a = 1;');
  return <CodeEditor value={code} language="javascript" onChange={setCode} isSaved />;
}

test('[PR-028] while Monaco loads, and if it fails to load, the plain editor has the same code', async () => {
  jest.useFakeTimers();
  render(
    <SopaanTheme>
      <ControlledEditor />
    </SopaanTheme>,
  );
  const area = screen.getByRole('textbox', { name: 'Your code in JavaScript' });
  expect(area).toHaveValue('let a = 1;');
  expect(area).toHaveAccessibleDescription(
    'The full editor is loading. You can already start typing.',
  );
  fireEvent.change(area, { target: { value: 'let a = 2;' } });
  // 12 seconds is the longest delay before another try to load Monaco.
  for (let tries = 0; tries < 3; tries += 1) await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(area).toHaveAccessibleDescription(/could not be loaded/);
  expect(area).toHaveValue('let a = 2;');
});
