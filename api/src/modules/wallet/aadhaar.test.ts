import { hasVerhoeffDigit, isAadhaarNumber } from '@sopaan/schemas/wallet/verhoeff';
import { testApp } from '../../testing/test-app';
import { hasAadhaarNumber } from './pdf/aadhaar-number';
import { findAadhaar } from './pdf/find-aadhaar';
import { runPdfJob } from './pdf/run-pdf-job';
import { aPdfWithContentOf, aTextPdf, inSubset, shown } from './testing/text-pdf';
import { sendDocument } from './testing/wallet';

const api = testApp();

/** Twelve digits with a correct check digit; the number need not be a real one. */
const NUMBER = [...'0123456789'].map((digit) => `49962871530${digit}`).find(isAadhaarNumber) ?? '';
const GROUPED = NUMBER.replace(/(\d{4})(?=\d)/g, '$1 ');
const WRONG = NUMBER.slice(0, -1) + ((Number(NUMBER.slice(-1)) + 1) % 10);
const hex = (text: string) => Buffer.from(text).toString('hex');

async function upload(bytes: Buffer, slot = 'aadhaarCard') {
  const { token } = await api.signUp();
  const response = await sendDocument(api, token, slot, { name: 'aadhaar.pdf', bytes });
  return { status: response.statusCode, body: response.body };
}

test('the Verhoeff check digit detects a wrong digit and two swapped ones', () => {
  expect(hasVerhoeffDigit('2363')).toBe(true);
  expect(hasVerhoeffDigit('2364')).toBe(false);
  expect(hasVerhoeffDigit('3263')).toBe(false);
  expect(NUMBER).toHaveLength(12);
  expect(isAadhaarNumber(`1${NUMBER.slice(1)}`)).toBe(false);
});

test.each([
  [NUMBER, true],
  [`Aadhaar: ${GROUPED}\nName`, true],
  [GROUPED.replaceAll(' ', '-'), true],
  [GROUPED.replaceAll(' ', '\u00a0 '), true],
  [[...NUMBER].join(' '), true],
  [WRONG, false],
  [`XXXX XXXX ${NUMBER.slice(-4)}`, false],
  [`${GROUPED} 1234`, false],
  [`1234 ${GROUPED}`, false],
  [`2 ${[...NUMBER].join(' ')}`, false],
  [GROUPED.replace(' ', '\n'), false],
])('the text %j has a full number: %s', (text, expected) => {
  expect(hasAadhaarNumber(text)).toBe(expected);
});

test.each([
  ['plain text', () => aTextPdf(shown(`(${NUMBER}) Tj`))],
  ['kerned text', () => aTextPdf(shown(`[(${NUMBER.slice(0, 3)}) -12 (${NUMBER.slice(3)})] TJ`))],
  ['hexadecimal text', () => aTextPdf(shown(`<${hex(GROUPED)}> Tj`))],
  ['text on a new line', () => aTextPdf(shown(`14 TL (${GROUPED}) '`))],
  ['text with spacing', () => aTextPdf(shown(`14 TL 0 0 (${GROUPED}) "`))],
  [
    'groups placed one by one',
    () =>
      aTextPdf(
        shown(
          GROUPED.split(' ')
            .map((group) => `(${group}) Tj 40 0 Td`)
            .join(' '),
        ),
      ),
  ],
  [
    'text in a subset of a font, as browsers print it',
    () => aTextPdf(shown(`${inSubset(GROUPED)} Tj`), { font: 'subset' }),
  ],
  [
    'the value of a form field',
    () =>
      aTextPdf('', {
        draw: (page) => {
          const field = page.doc.getForm().createTextField('aadhaar');
          field.setText(GROUPED);
          field.addToPage(page);
        },
      }),
  ],
  ['text after 33 MB', () => aTextPdf(`${' '.repeat(33 * 1_048_576)} ${shown(`(${GROUPED}) Tj`)}`)],
  [
    'text that a password protects against changes only',
    () => aTextPdf(shown(`(${NUMBER}) Tj`), { password: { user: '', owner: 'secret' } }),
  ],
])('finds a full Aadhaar number as %s', async (_, pdf) => {
  expect(await findAadhaar(await pdf())).toEqual({ hasAadhaar: true });
});

test.each([
  ['a masked number', () => aTextPdf(shown(`(XXXX XXXX ${NUMBER.slice(-4)}) Tj`))],
  [
    'two numbers on two lines',
    () => aTextPdf(shown(`(${GROUPED.slice(0, 9)}) Tj 0 -14 Td (${GROUPED.slice(10)}) Tj`)),
  ],
  ['no text', () => aTextPdf('')],
])('finds no full Aadhaar number in %s', async (_, pdf) => {
  expect(await findAadhaar(await pdf())).toEqual({ hasAadhaar: false });
});

test('an upload with a full number is refused with the way to a masked copy; one with a masked number is accepted', async () => {
  const unmasked = await aTextPdf(shown(`(${GROUPED}) Tj`));
  const refused = await upload(unmasked);
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.body)).toMatchObject({
    error: { fields: { document: expect.stringMatching(/full Aadhaar.*myaadhaar\.uidai/) } },
  });
  expect((await upload(await aTextPdf(shown('(XXXX XXXX 5308) Tj')))).status).toBe(200);
});

test('documents of other slots are not searched for an Aadhaar number', async () => {
  const unmasked = await aTextPdf(shown(`(${GROUPED}) Tj`));
  expect((await upload(unmasked, 'tenthGrade')).status).toBe(200);
});

test.each([
  [
    'that needs a password',
    () => aTextPdf('', { password: { user: 'ASHA2003', owner: 'secret' } }),
    /protected by a password.*myaadhaar\.uidai.*print it to a PDF/,
  ],
  ['that is damaged', () => Buffer.from('%PDF-1.7\nhello'), /damaged/],
])('a PDF %s cannot be checked, and is refused with what to do', async (_, pdf, reason) => {
  const { status, body } = await upload(await pdf());
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({
    error: { fields: { document: expect.stringMatching(reason) } },
  });
});

if (process.env['SOPAAN_TEST_ALL'] !== undefined) {
  test('the search of a PDF that fills the memory is ended before its timeout', async () => {
    const pdf = await aPdfWithContentOf(4_000);
    expect(pdf.length).toBeLessThan(100_000);
    expect(await runPdfJob({ pdf }, 100_000)).toEqual({ problem: 'too-large' });
  });
}
