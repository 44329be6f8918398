import PostalMime from 'postal-mime';
import { fakeMailContent } from '../../testing/fake-mail-content';
import { createMessage } from './message';

const FROM = 'Sopaan <no-reply@sopaan.example>';
const row = {
  id: '0b1e2c3d-0000-4000-8000-000000000000',
  createdAt: new Date('2026-01-02T03:04:05Z'),
};

test('contains text and HTML in UTF-8, in any script', async () => {
  const content = fakeMailContent({ subject: 'नमस्ते आशा — 482913', footnote: 'अगर यह आप नहीं थीं।' });
  const message = await createMessage(row, content, FROM);
  const mail = await PostalMime.parse(message.source);
  expect(mail).toMatchObject({
    from: { name: 'Sopaan', address: 'no-reply@sopaan.example' },
    to: [{ address: 'asha@example.com' }],
    subject: content.subject,
    messageId: `<${row.id}@sopaan.example>`,
    date: '2026-01-02T03:04:05.000Z',
  });
  expect(mail.text).toContain('Hello आशा,');
  expect(mail.text).toContain(content.footnote);
  expect(mail.html).toContain('Hello आशा,');
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  // Older servers only pass on short lines of ASCII.
  expect(message.source.toString('latin1')).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  const lines = message.source.toString().split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
  expect(message.source.toString()).toContain('Content-Transfer-Encoding: quoted-printable');
});

test('replies go to the reply email address, if the mail has one', async () => {
  const content = fakeMailContent({ replyTo: 'asha.rao@example.com' });
  const { source, envelope } = await createMessage(row, content, FROM);
  const mail = await PostalMime.parse(source);
  expect(mail.replyTo).toMatchObject([{ address: 'asha.rao@example.com' }]);
  expect(envelope.to).toEqual([content.to]);
});

test('creates the same bytes for the same row and content', async () => {
  const [first, second] = await Promise.all([
    createMessage(row, fakeMailContent(), FROM),
    createMessage(row, fakeMailContent(), FROM),
  ]);
  expect(first.source.equals(second.source)).toBe(true);
});

test('has one recipient, and its content cannot add headers or paragraphs', async () => {
  const message = await createMessage(
    row,
    fakeMailContent({
      to: 'asha@example.com',
      subject: 'Hello\r\nBcc: eve@example.com',
      greeting: 'Hello A\r\n\r\nPay here: now \u202eevil\u202c,',
    }),
    FROM,
  );
  expect(message.envelope).toEqual({ from: 'no-reply@sopaan.example', to: ['asha@example.com'] });
  const mail = await PostalMime.parse(message.source);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.subject).toBe('Hello Bcc: eve@example.com');
  expect(mail.text).toMatch(/^Hello A Pay here: now evil,\n/);
});

test.each(['asha@example.com, eve@example.com', 'asha@example.com\r\nBcc: eve@example.com', ''])(
  'the malformed email address %j adds no second recipient',
  async (to) => {
    const message = await createMessage(row, fakeMailContent({ to }), FROM);
    expect(message.envelope.to).not.toContain('eve@example.com');
    expect(message.envelope.to.length).toBeLessThanOrEqual(1);
    const mail = await PostalMime.parse(message.source);
    expect(mail.bcc ?? []).toEqual([]);
  },
);

test('accepts a sender without a display name', async () => {
  const { source, envelope } = await createMessage(
    row,
    fakeMailContent(),
    'no-reply@sopaan.example',
  );
  expect(envelope.from).toBe('no-reply@sopaan.example');
  expect((await PostalMime.parse(source)).messageId).toBe(`<${row.id}@sopaan.example>`);
});

test('an optional mail has the headers for one-click unsubscribing, unfolded, and a link', async () => {
  const unsubscribe = {
    topic: 'deadlines',
    pageUrl: `https://sopaan.example/unsubscribe/${'t'.repeat(90)}`,
    oneClickUrl: `https://sopaan.example/api/unsubscribe/${'t'.repeat(90)}`,
  };
  const { source } = await createMessage(row, fakeMailContent({ unsubscribe }), FROM);
  const lines = source.toString().split('\r\n');
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribe.oneClickUrl}>`);
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const mail = await PostalMime.parse(source);
  const label = 'Unsubscribe from emails about deadlines';
  expect(mail.text).toContain(`${label}:\n${unsubscribe.pageUrl}\n`);
  expect(mail.html).toMatch(new RegExp(`href="${unsubscribe.pageUrl}"[^>]*>${label}</a>`));
  const important = await createMessage(row, fakeMailContent(), FROM);
  expect(important.source.toString()).not.toMatch(/unsubscribe/i);
});
