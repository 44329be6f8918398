import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './file-button';

test('the same file can be chosen again, and nothing happens when the dialog is cancelled', async () => {
  const onChoose = jest.fn();
  render(
    <FileButton accept="image/png" onChoose={onChoose}>
      Choose a picture
    </FileButton>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Choose a picture');
  const file = new File(['pixels'], 'me.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onChoose.mock.calls).toEqual([[file], [file]]);
  await userEvent.upload(input, []);
  expect(onChoose).toHaveBeenCalledTimes(2);
});
