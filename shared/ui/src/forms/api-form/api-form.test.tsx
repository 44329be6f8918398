import { errorMessages } from '@sopaan/contract/error-codes';
import {
  ApiForm,
  FormError,
  FormTextField,
  SubmitButton,
  type ApiFormProps,
} from '@sopaan/ui/forms';
import { screen } from '@testing-library/react';
import { object, string } from 'yup';
import { renderOnPage } from '../../testing/render-on-page';

interface Values {
  name: string;
}

const schema = object({ name: string().required('Please enter a name.') });
const apiError = (message: string, fields: Record<string, string> = {}) =>
  Object.assign(new Error(message), { name: 'ApiError', fields });

const content = (
  <>
    <FormTextField name="name" label="Name" />
    <SubmitButton>Save</SubmitButton>
  </>
);

function open(props: Partial<ApiFormProps<Values>> & Pick<ApiFormProps<Values>, 'send'>) {
  return renderOnPage(
    <ApiForm
      label="Thing"
      initialValues={{ name: '' }}
      schema={schema}
      errorTitle="The thing could not be saved"
      {...props}
    >
      {props.children ?? content}
    </ApiForm>,
  );
}

const nameField = () => screen.getByRole('textbox', { name: /^Name/ });

async function submit(user: ReturnType<typeof open>['user'], name: string) {
  if (name) await user.type(nameField(), name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('a form sends only valid values', async () => {
  const send = jest.fn(async () => undefined);
  const { user } = open({ send });
  expect(screen.getByRole('form', { name: 'Thing' })).toBeVisible();
  await submit(user, '');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Please enter a name.');
  expect(summary.parentElement).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await submit(user, 'Lamp');
  expect(send).toHaveBeenCalledWith({ name: 'Lamp' }, expect.anything());
});

test('shows an error of the API, focuses it, keeps the input, and removes it with the next attempt', async () => {
  let answer = Promise.reject<void>(apiError('No connection.'));
  const { user } = open({ send: () => answer });
  await submit(user, 'Lamp');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The thing could not be saved');
  expect(alert).toHaveTextContent('No connection.');
  expect(alert.parentElement).toHaveFocus();
  expect(nameField()).toHaveValue('Lamp');
  answer = Promise.resolve();
  await submit(user, '');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('focuses the error again when the next attempt fails in the same way', async () => {
  const { user } = open({ send: () => Promise.reject(apiError('No connection.')) });
  await submit(user, 'Lamp');
  await screen.findByRole('alert');
  await submit(user, '');
  expect((await screen.findByRole('alert')).parentElement).toHaveFocus();
});

test('shows the message of a known field at the field only', async () => {
  const { user } = open({
    send: () => Promise.reject(apiError('Check it.', { name: 'Taken.', colour: 'Unknown.' })),
  });
  await submit(user, 'Lamp');
  await screen.findByText('Taken.', { selector: 'a' });
  expect(nameField()).toHaveAccessibleDescription('Taken.');
  expect(screen.queryByText('Check it.')).not.toBeInTheDocument();
  expect(screen.queryByText('Unknown.')).not.toBeInTheDocument();
});

test('an error of unknown fields is shown above the fields', async () => {
  const { user } = open({ send: () => Promise.reject(apiError('Check it.', { colour: 'No.' })) });
  await submit(user, 'Lamp');
  expect(await screen.findByRole('alert')).toHaveTextContent('Check it.');
});

test('toFieldErrors places messages of other names', async () => {
  const { user } = open({
    send: () => Promise.reject(apiError('Check it.', { title: 'Taken.' })),
    toFieldErrors: ({ title }) => (title === undefined ? {} : { name: title }),
  });
  await submit(user, 'Lamp');
  await screen.findByText('Taken.', { selector: 'a' });
  expect(nameField()).toBeInvalid();
});

test('an error that onError handles is not shown', async () => {
  const onError = jest.fn(() => true);
  const failure = apiError('Gone.', { name: 'Gone.' });
  const { user } = open({ send: () => Promise.reject(failure), onError });
  await submit(user, 'Lamp');
  expect(onError).toHaveBeenCalledWith(failure);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(nameField()).toBeValid();
});

test('the message of an unexpected error is not shown to the visitor', async () => {
  const { user } = open({ send: () => Promise.reject(new TypeError('x is undefined')) });
  await submit(user, 'Lamp');
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages.INTERNAL);
});

test('without an error title, the children of the form place the error, with their own message', async () => {
  const { user } = open({
    send: () => Promise.reject(apiError('No connection.')),
    errorTitle: undefined,
    children: ({ values }) => (
      <>
        {content}
        <FormError title="Not saved">{(error) => `${values.name}: ${error.message}`}</FormError>
      </>
    ),
  });
  await submit(user, 'Lamp');
  expect(await screen.findByRole('alert')).toHaveTextContent('Lamp: No connection.');
});
