import { ApiError } from '@sopaan/api-client/api-error';
import {
  getQuizReceiptEndpoint,
  getSignedQuizReceiptEndpoint,
  quizReceiptSummarySchema,
  verifyQuizReceiptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-receipt';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { openQuiz, QUIZ_URL } from '../testing/open-quiz';
import { aSignedReceipt } from '../testing/quiz-receipt';
import { quizServer } from '../testing/quiz-server';
import * as receiptScreen from './quiz-receipt.screen';

const { receipt } = aSignedReceipt;
const summary = quizReceiptSummarySchema.cast(receipt, { stripUnknown: true });
const offline = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

function openReceipt(network = fakeNetwork().on(getQuizReceiptEndpoint, () => summary)) {
  return renderScreen(receiptScreen, {
    path: '/quiz-receipt/:code',
    url: '/quiz-receipt/receipt-code',
    network,
    session: 'guest',
  });
}
const fileOf = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'receipt.json', {
    type: 'application/json',
  });

test('a guest can verify a receipt: name, quiz, times and result', async () => {
  openReceipt();
  expect(await screen.findByText('This receipt is valid')).toBeVisible();
  for (const text of ['Asha Rao', 'Rivers of India', '1 of 3 correct', 'receipt-code'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Submitted').nextSibling).toHaveTextContent('1 Mar 2026, 3:37 pm');
  expect(document.title).toBe('Quiz receipt | Sopaan');
});

test('an unknown code shows a message', async () => {
  const network = fakeNetwork().on(
    getQuizReceiptEndpoint,
    () => new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' }),
  );
  openReceipt(network);
  expect(await screen.findByText('No receipt has this code')).toBeVisible();
});

test('a downloaded receipt is verified by the server', async () => {
  const network = fakeNetwork().on(getQuizReceiptEndpoint, () => summary);
  let valid = true;
  network.on(verifyQuizReceiptEndpoint, () => ({ valid }));
  const { user } = openReceipt(network);
  const input = await screen.findByLabelText('Choose a file');
  await user.upload(input, fileOf({ verifiedAt: 'http://localhost', ...aSignedReceipt }));
  expect(await screen.findByText('This receipt is authentic')).toBeVisible();
  expect(network.requests(verifyQuizReceiptEndpoint)).toEqual([aSignedReceipt]);

  valid = false;
  await user.upload(input, fileOf(aSignedReceipt));
  expect(await screen.findByText('This receipt was changed or not signed by Sopaan')).toBeVisible();
  network.on(verifyQuizReceiptEndpoint, offline);
  await user.upload(input, fileOf(aSignedReceipt));
  expect(await screen.findByText('The file could not be checked')).toBeVisible();
});

test.each([['no JSON'], [{ receipt }], [{ ...aSignedReceipt, receipt: { name: 'Asha' } }], [null]])(
  'the file %j is not a receipt',
  async (content) => {
    const network = fakeNetwork().on(getQuizReceiptEndpoint, () => summary);
    const { user } = openReceipt(network);
    await user.upload(await screen.findByLabelText('Choose a file'), fileOf(content));
    expect(await screen.findByText('This file is not a receipt')).toBeVisible();
  },
);

test('the result offers the receipt as a file, and links to the verification page', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:receipt';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { network } = quizServer();
  network.on(getSignedQuizReceiptEndpoint, offline);
  const { user } = openQuiz({ network, url: `${QUIZ_URL}?attempt=at1` });
  await user.click(await screen.findByRole('button', { name: 'Download receipt' }));
  expect(await screen.findByText('The receipt could not be downloaded')).toBeVisible();
  network.on(getSignedQuizReceiptEndpoint, () => aSignedReceipt);
  await user.click(screen.getByRole('button', { name: 'Download receipt' }));
  expect(await screen.findByRole('link', { name: 'Verification page' })).toHaveAttribute(
    'href',
    '/quiz-receipt/receipt-code',
  );
  expect(network.requests(getSignedQuizReceiptEndpoint).at(-1)).toEqual({ attemptId: 'at1' });
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
    verifiedAt: 'http://localhost/quiz-receipt/receipt-code',
    ...aSignedReceipt,
  });
});
