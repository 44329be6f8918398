import { contactMessageSchema } from '@sopaan/schemas/contact/contact';
import { fireEvent, screen } from '@testing-library/react';
import { renderOnPage } from '../../testing/render-on-page';
import { ContactForm } from './contact-form';

const fields = { Name: 'Asha', 'Last name': 'Rao', Email: 'asha@example.in', 'Your message': 'Hi' };
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

function open(onSend: (values: unknown) => Promise<unknown>) {
  return renderOnPage(<ContactForm validationSchema={contactMessageSchema} onSend={onSend} />);
}

async function fill(user: ReturnType<typeof open>['user']) {
  for (const [label, text] of Object.entries(fields)) await user.type(field(label), text);
}
const send = () => screen.getByRole('button', { name: 'Send message' });

test('[SH-027] the contact form has four required fields', () => {
  open(async () => undefined);
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  for (const label of Object.keys(fields)) expect(field(label)).toBeRequired();
});

test('[SH-028] validates the fields and links each error to its field', async () => {
  const onSend = jest.fn();
  const { user } = open(onSend);
  await user.type(field('Email'), 'nonsense');
  await user.click(send());
  const summary = await screen.findByRole('alert');
  expect(summary.parentElement).toHaveFocus();
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await user.click(screen.getByRole('link', { name: 'Please enter your last name.' }));
  expect(field('Last name')).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test('[SH-028] sends the message, confirms it and resets the form', async () => {
  const onSend = jest.fn(async () => undefined);
  const { user } = open(onSend);
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Your message has been sent.')).toBeVisible();
  expect(onSend).toHaveBeenCalledWith(
    { name: 'Asha', lastName: 'Rao', email: 'asha@example.in', message: 'Hi' },
    { website: '', seconds: expect.any(Number) },
  );
  expect(field('Your message')).toHaveValue('');
});

test('text in the hidden field identifies a program, and people cannot reach the field', async () => {
  const onSend = jest.fn(async () => undefined);
  const { user, container } = open(onSend);
  await fill(user);
  const hidden = container.querySelector('input[name="website"]');
  expect(hidden).toHaveAttribute('tabindex', '-1');
  fireEvent.change(hidden ?? container, { target: { value: 'https://spam.example' } });
  await user.click(send());
  await screen.findByText('Your message has been sent.');
  const checks = expect.objectContaining({ website: 'https://spam.example' });
  expect(onSend).toHaveBeenCalledWith(expect.anything(), checks);
});

test('[SH-028] keeps a field error of the server even when the form was submitted by Enter', async () => {
  const submitError = Object.assign(new Error(''), { fields: { email: 'Unknown host.' } });
  const { user } = open(() => Promise.reject(submitError));
  await fill(user);
  await user.type(field('Email'), '{Enter}');
  await screen.findByText('Unknown host.', { selector: 'a' });
  await user.tab();
  expect(field('Email')).toHaveAccessibleDescription('Unknown host.');
});

test('[SH-028] shows why a message could not be sent and keeps its text', async () => {
  const submitError = Object.assign(new Error('No connection.'), { name: 'ApiError' });
  const { user } = open(() => Promise.reject(submitError));
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('No connection.')).toBeVisible();
  expect(field('Your message')).toHaveValue('Hi');
});
