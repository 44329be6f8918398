import { getCertificateEndpoint, type Certificate } from '@sopaan/schemas/courses/certificate';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import { aCertificate } from '../testing/certificate';
import { apiError } from '../testing/course-server';
import * as certificateScreen from './certificate.screen';

function openCertificate(overrides: Partial<Certificate> = {}) {
  const network = fakeNetwork().on(getCertificateEndpoint, () => aCertificate(overrides));
  return renderScreen(certificateScreen, {
    path: '/certificate/:code',
    url: '/certificate/SOP-7K2M',
    network,
  });
}

test('a guest can verify a certificate: name, course, institute, date, code and QR code', async () => {
  openCertificate();
  expect(await screen.findByText('This certificate is valid')).toBeInTheDocument();
  const sheet = screen.getByRole('article', { name: 'Geography of India' });
  expect(sheet).toHaveTextContent('Asha Rao');
  expect(sheet).toHaveTextContent('Narmada Institute of Technology');
  expect(sheet).toHaveTextContent('Taught by Ravi Menon');
  expect(sheet).toHaveTextContent('Issued on 1 Mar 2026');
  expect(sheet).toHaveTextContent('Code: SOP-7K2M');
  expect(
    screen.getByRole('img', { name: 'QR code of http://localhost/certificate/SOP-7K2M' }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Sample data/)).not.toBeInTheDocument();
  expect(document.title).toBe('Certificate: Geography of India | Sopaan');
});

test('a withdrawn certificate shows when and why, also in print', async () => {
  openCertificate({
    withdrawnAt: '2026-04-02T10:00:00.000Z',
    withdrawnReason: 'The account was shared.',
  });
  expect(await screen.findByText('This certificate was withdrawn')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('On 2 Apr 2026. The account was shared.');
  expect(screen.getByRole('article')).toHaveTextContent('Withdrawn on 2 Apr 2026');
  expect(screen.queryByText('This certificate is valid')).not.toBeInTheDocument();
});

test('a certificate that is sample data is marked as such', async () => {
  openCertificate({ sample: true });
  expect(await screen.findByRole('article')).toHaveTextContent(
    'Sample data: this is not a real certificate',
  );
});

test('an unknown code shows a message with a link to all courses', async () => {
  const network = fakeNetwork().on(getCertificateEndpoint, () => apiError('NOT_FOUND', 404));
  const options = { path: '/certificate/:code', url: '/certificate/x', network };
  renderScreen(certificateScreen, options);
  expect(await screen.findByText('No certificate has this code')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/course');
});

test('the certificate can be printed and shared', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, toasts } = openCertificate();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(copy).toHaveBeenCalledWith('http://localhost/certificate/SOP-7K2M');
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'success', message: 'Link copied to clipboard!' }]),
  );
});
