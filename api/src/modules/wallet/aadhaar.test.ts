import { deflateSync } from 'node:zlib';
import { hasVerhoeffDigit, isAadhaarNumber } from '@sopaan/schemas/wallet/verhoeff';
import { testApp } from '../../testing/test-app';
import { sendDocument } from './testing/wallet';

const api = testApp();

/** Twelve digits with a right check digit, as no real number is needed. */
const NUMBER = [...'0123456789'].map((digit) => `49962871530${digit}`).find(isAadhaarNumber) ?? '';
const GROUPED = NUMBER.replace(/(\d{4})(?=\d)/g, '$1 ');

function pdf(content: string, { deflated = false } = {}): Buffer {
  const bytes = Buffer.from(content, 'latin1');
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Length 1 >>\nstream\n'),
    deflated ? deflateSync(bytes) : bytes,
    Buffer.from('\nendstream\nendobj\n%%EOF'),
  ]);
}
const hex = (text: string) => Buffer.from(text).toString('hex');

test('the check digit of Verhoeff finds a wrong digit and two swapped ones', () => {
  expect(hasVerhoeffDigit('2363')).toBe(true);
  expect(hasVerhoeffDigit('2364')).toBe(false);
  expect(hasVerhoeffDigit('3263')).toBe(false);
  expect(NUMBER).toHaveLength(12);
  expect(isAadhaarNumber(`1${NUMBER.slice(1)}`)).toBe(false);
});

test.each([
  ['plain text', pdf(`BT (${NUMBER}) Tj ET`)],
  ['deflated text in groups', pdf(`BT (Aadhaar ${GROUPED}) Tj ET`, { deflated: true })],
  [
    'kerned text',
    pdf(`BT [(${NUMBER.slice(0, 3)}) -12 (${NUMBER.slice(3)})] TJ ET`, { deflated: true }),
  ],
  ['hexadecimal text', pdf(`BT <${hex(GROUPED)}> Tj ET`, { deflated: true })],
  ['text of two-byte codes', pdf(`BT <${hex(NUMBER).replace(/../g, '00$&')}> Tj ET`)],
])(
  'refuses a PDF with a full Aadhaar number as %s, and says how to get a masked one',
  async (_, bytes) => {
    const { token } = await api.signUp();
    const response = await sendDocument(api, token, 'aadhaarCard', { name: 'aadhaar.pdf', bytes });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: { fields: { document: expect.stringContaining('masked') } },
    });
  },
);

test.each([
  ['a masked number', pdf(`BT (XXXX XXXX ${NUMBER.slice(-4)}) Tj ET`, { deflated: true })],
  ['a number with a wrong check digit', pdf(`BT (${wrongDigit(NUMBER)}) Tj ET`)],
  ['a longer number', pdf(`BT (${GROUPED} 1234) Tj ET`)],
  ['a stream that ends early', pdf('\x78\x9c\xff\xff')],
])('accepts a PDF with %s', async (_, bytes) => {
  const { token } = await api.signUp();
  const upload = { name: 'aadhaar.pdf', bytes };
  expect((await sendDocument(api, token, 'aadhaarCard', upload)).statusCode).toBe(200);
});

test('other slots are not searched for the number', async () => {
  const { token } = await api.signUp();
  const upload = { name: 'marks.pdf', bytes: pdf(`BT (${NUMBER}) Tj ET`) };
  expect((await sendDocument(api, token, 'tenthGrade', upload)).statusCode).toBe(200);
});

function wrongDigit(number: string): string {
  return number.slice(0, -1) + ((Number(number.slice(-1)) + 1) % 10);
}
