import { sendContactMessageEndpoint } from '@sopaan/schemas/contact';
import { testApp } from '../../testing/test-app';

const api = testApp();
const message = {
  name: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  message: "Robert'); drop table contact_messages; --",
};

test('[SH-028] a message is kept as it was written', async () => {
  const { id } = await api.call(sendContactMessageEndpoint, message);
  const kept = await api.database.query(
    'select id, name, last_name as "lastName", email, message from contact_messages',
  );
  expect(kept).toEqual([{ id, ...message }]);
});

test('[AP-038] each of the four fields is needed', async () => {
  expect(await api.refusal(sendContactMessageEndpoint, { message: '   ' })).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: {
      name: 'Please enter your name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email address.',
      message: 'Please enter your message.',
    },
  });
});
