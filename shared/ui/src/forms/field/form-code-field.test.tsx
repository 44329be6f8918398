import { screen } from '@testing-library/react';
import { Form, FormCodeField, Formik } from '@sopaan/ui/forms';
import { object, string } from 'yup';
import { renderOnPage } from '../../testing/render-on-page';

const schema = object({ code: string().matches(/^\d{6}$/, 'Six digits, please.') });

function open(send: (code: string) => void) {
  const page = renderOnPage(
    <Formik
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={({ code }) => send(code)}
    >
      <Form>
        <FormCodeField name="code" label="Code" hint="Six digits" focused />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  return { ...page, field: screen.getByLabelText(/^Code/) };
}

test('submits the form once when the last digit is entered', async () => {
  const sentCodes: string[] = [];
  const { user, field } = open((code) => sentCodes.push(code));
  expect(field).toHaveFocus();
  await user.keyboard('12345');
  expect(sentCodes).toEqual([]);
  await user.keyboard('6');
  await screen.findByDisplayValue('123456');
  expect(sentCodes).toEqual(['123456']);
  await user.keyboard('7');
  expect(field).toHaveValue('123456');
  expect(sentCodes).toEqual(['123456']);
});

test.each([
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['Your code: 123456.', '123456'],
  ['१२३४५६', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['௧௨௩௪௫௬', '123456'],
  ['１２３４５６', '123456'],
  ['१२ is too short', '12'],
])('extracts the digits of a pasted %p', async (pasted, digits) => {
  const { user, field } = open(() => undefined);
  await user.paste(pasted);
  expect(field).toHaveValue(digits);
});

test('a rejected code shows its error, is focused, and is replaced by the next input', async () => {
  const sentCodes: string[] = [];
  const { user, field } = open((code) => sentCodes.push(code));
  await user.keyboard('123');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Six digits, please.');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Six digits, please.');
  await user.keyboard('654321');
  expect(sentCodes).toEqual(['654321']);
});
