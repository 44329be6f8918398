import { screen, waitFor, within } from '@testing-library/react';
import type { openEditor } from './profile-server';

type UserEvent = ReturnType<typeof openEditor>['user'];

export const field = (name: RegExp) => screen.findByRole('textbox', { name });
export const group = async (name: string) => within(await screen.findByRole('group', { name }));
export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
export const editorIsClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Chooses an option of a select. */
export async function choose(user: UserEvent, select: RegExp, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: select }));
  await user.click(screen.getByRole('option', { name: option }));
}

/** The names of the options that a select offers. */
export async function readOptions(user: UserEvent, select: RegExp): Promise<string[]> {
  await user.click(await screen.findByRole('combobox', { name: select }));
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  await user.keyboard('{Escape}');
  return names;
}
