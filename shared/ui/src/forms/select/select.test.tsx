/** @jest-environment-options {"sheets": true} */
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderOnPage } from '../../testing/render-on-page';
import { MultiSelect } from './multi-select';
import { SELECT_DEFAULTS } from './select-defaults';
import { Select, type SelectProps } from './select';

const numbers = Array.from({ length: 12 }, (_, at) => ({ value: `n${at}`, label: `Number ${at}` }));

function City(props: Partial<SelectProps>) {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="City" options={numbers} {...props} value={value} onChange={setValue} />;
}

function Skills({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState<string[]>(start);
  const options = [{ value: 'js', label: 'JavaScript' }];
  return (
    <MultiSelect label="Skills" options={options} value={value} onChange={setValue} creatable />
  );
}

const box = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('[SH-029] shows Select..., No options or Loading...', async () => {
  const { user, update } = renderOnPage(<City />);
  expect(box()).toHaveAttribute('placeholder', 'Select...');
  await user.type(box(), 'zzz');
  expect(within(screen.getByRole('listbox')).getByText('No options')).toBeVisible();
  update(<City loading />);
  expect(within(screen.getByRole('listbox')).getByText('Loading...')).toBeVisible();
  expect(screen.queryByText('No options')).not.toBeInTheDocument();
});

test('[SH-030] announces the number of results', async () => {
  const { user } = renderOnPage(<City />);
  await user.click(box());
  expect(screen.getByRole('status')).toHaveTextContent('12 result(s) available');
  await user.type(box(), 'number 1');
  expect(screen.getByRole('status')).toHaveTextContent('3 result(s) available');
});

test('[SH-031] does not offer to create an existing option, by label or value, ignoring letter case', async () => {
  const { user } = renderOnPage(<Skills start={['Rust']} />);
  for (const typed of ['JAVAscript', 'JS', ' rust ']) {
    await user.clear(box());
    await user.type(box(), typed);
    expect(options().filter((option) => option?.startsWith('Create'))).toEqual([]);
    await user.keyboard('{Escape}');
  }
  await user.type(box(), 'Go{Enter}');
  expect(screen.getByText('Go')).toBeVisible();
  await user.type(box(), 'go');
  expect(options()).toEqual([]);
});

test('[SH-032] has the specified defaults, and Page Down skips five options', async () => {
  expect(SELECT_DEFAULTS).toEqual({
    maxMenuHeight: 300,
    minMenuHeight: 140,
    pageSize: 5,
    scrollMs: 160,
  });
  const { user } = renderOnPage(<City />);
  await user.click(box());
  expect(screen.getByRole('listbox')).toHaveStyle({ maxHeight: '300px' });
  await user.keyboard('{PageDown}');
  expect(activeOption()).toBe('Number 5');
  await user.keyboard('{PageDown}{PageDown}');
  expect(activeOption()).toBe('Number 11');
  await user.keyboard('{PageUp}');
  expect(activeOption()).toBe('Number 6');
});

test('[SH-032] with little space below, the menu shrinks to no less than 140 px', async () => {
  const { user } = renderOnPage(<City />);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 40, 300, window.innerHeight - 100));
  await user.click(box());
  expect(screen.getByRole('listbox')).toHaveStyle({ maxHeight: '140px' });
});

test('keys open the menu, select an option and close the menu', async () => {
  const { user } = renderOnPage(<City clearable />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box()).toHaveValue('Number 1');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('Number 1');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear City' }));
  expect(box()).toHaveValue('');
});

test('chips can be removed by key and by button', async () => {
  const { user } = renderOnPage(<Skills start={['js', 'Rust']} />);
  await user.click(screen.getByRole('button', { name: 'Remove JavaScript' }));
  expect(screen.queryByText('JavaScript')).not.toBeInTheDocument();
  await user.click(box());
  await user.keyboard('{Backspace}');
  expect(screen.queryByText('Rust')).not.toBeInTheDocument();
});
