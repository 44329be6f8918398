import { subscribeNewsletterEndpoint } from '@sopaan/schemas/contact/newsletter';
import { testApp } from '../../testing/test-app';

const api = testApp();

test('[AP-013] a repeated subscription has the same response and is stored once', async () => {
  const first = await api.call(subscribeNewsletterEndpoint, { email: 'Asha@Example.com' });
  const second = await api.call(subscribeNewsletterEndpoint, { email: ' asha@example.com ' });

  expect(first).toEqual({ status: 'subscribed' });
  expect(second).toEqual(first);
  expect(await api.database.query('select email from newsletter_subscribers')).toEqual([
    { email: 'Asha@Example.com' },
  ]);
});

test('[AP-038] rejects an invalid address with the message of its field', async () => {
  expect(await api.rejection(subscribeNewsletterEndpoint, { email: 'asha' })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { email: 'Please enter a valid email address.' },
  });
});
