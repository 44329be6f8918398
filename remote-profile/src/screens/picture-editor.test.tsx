import { ApiError } from '@sopaan/api-client/api-error';
import { removePictureEndpoint, setPictureEndpoint } from '@sopaan/schemas/profile/pictures';
import { aUser } from '@sopaan/testing/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard } from '../testing/open-dashboard';
import { profileServer } from '../testing/profile-server';

const URL_OF_PICTURE = '/api/pictures/abc/medium';
const withPicture = (profilePicture: string) =>
  aUser({ personalInfo: { ...aUser().personalInfo, profilePicture } });
const aFile = (type = 'image/png') => new File(['pixels'], 'me.png', { type });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

function openPicture(kind: string, picture = '') {
  const { network } = profileServer(withPicture(picture));
  return { network, ...openDashboard({ subpath: `profile?edit=${kind}`, network }) };
}
const input = () => screen.findByLabelText<HTMLInputElement>(/^Choose a picture/);

/** Simulates that the browser has decoded the chosen picture. */
async function decode(width: number, height: number) {
  const image = await screen.findByRole('img', { name: 'The part that will be kept' });
  Object.defineProperties(image, {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });
  fireEvent.load(image);
}

test('[PF-012] a picture is chosen, cropped by its sliders, and saved', async () => {
  const { user, network } = openPicture('avatar');
  network.on(setPictureEndpoint, () => withPicture(URL_OF_PICTURE));
  await user.upload(await input(), aFile());
  await decode(200, 100);
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Horizontal position' }), {
    target: { value: '1' },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.requests(setPictureEndpoint)).toEqual([
    { kind: 'avatar', width: 0.25, height: 0.5, left: 0.75, top: 0.25 },
  ]);
  expect(network.files(setPictureEndpoint)[0]?.['picture']?.name).toBe('me.png');
  const card = screen.getByRole('region', { name: 'About you' });
  await waitFor(() => expect(card.querySelector('img')).toHaveAttribute('src', URL_OF_PICTURE));
});

/** An area of 200 by 200 pixels, whose pointer is captured as in a browser. */
function cropArea(image: HTMLElement): HTMLElement {
  const area = image.parentElement;
  if (!area) throw new Error('the picture has no area');
  const captured = new Set<number>();
  return Object.assign(area, {
    getBoundingClientRect: () => new DOMRect(0, 0, 200, 200),
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
}

test('[PF-012] the picture is dragged with the pointer, up to its edge', async () => {
  const { user, network } = openPicture('avatar');
  network.on(setPictureEndpoint, () => withPicture(URL_OF_PICTURE));
  await user.upload(await input(), aFile());
  await decode(200, 100);
  const area = cropArea(screen.getByRole('img', { name: 'The part that will be kept' }));
  const at = (clientX: number) => ({ target: area, coords: { clientX, clientY: 100 } });
  // The picture moves only while the button is pressed.
  await user.pointer([at(0), { ...at(100), keys: '[MouseLeft>]' }, at(125), at(150)]);
  expect(screen.getByRole('slider', { name: 'Horizontal position' })).toHaveValue('0.25');
  await user.pointer([at(-900), { ...at(-900), keys: '[/MouseLeft]' }]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.requests(setPictureEndpoint)).toEqual([
    { kind: 'avatar', width: 0.5, height: 1, left: 0.5, top: 0 },
  ]);
});

test('files of other types are rejected with the reason, and nothing is sent without a picture', async () => {
  const { user, network } = openPicture('banner');
  await input();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a picture first.');
  await user.upload(await input(), aFile());
  fireEvent.error(await screen.findByRole('img', { name: 'The part that will be kept' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be shown as a picture');
  fireEvent.change(await input(), { target: { files: [aFile('application/pdf')] } });
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a PNG, JPEG or WebP file.'),
  );
  expect(network.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test("a failed upload keeps the choice and shows the API's reason; leaving asks", async () => {
  const { user, network } = openPicture('avatar');
  const picture = 'The picture must be at least 100 pixels wide and high.';
  network.on(
    setPictureEndpoint,
    () =>
      new ApiError({
        code: 'VALIDATION_FAILED',
        status: 400,
        origin: 'server',
        fields: { picture },
      }),
  );
  await user.upload(await input(), aFile());
  await decode(50, 50);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(picture);
  expect(screen.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  expect(question.getByRole('button', { name: 'Keep editing' })).toBeVisible();
});

test('a picture can be removed', async () => {
  const { user, network } = openPicture('avatar', URL_OF_PICTURE);
  network.on(removePictureEndpoint, () => withPicture(''));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'About you' }).querySelector('img')).toBeNull();
});

/** Chooses a decoded picture and saves it. */
async function saveFile(user: ReturnType<typeof openPicture>['user']) {
  await user.upload(await input(), aFile());
  await decode(200, 200);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('an upload shows its progress and can be cancelled; the crop stays and can be saved again', async () => {
  const { user, network } = openPicture('avatar');
  network.on(setPictureEndpoint, () => new Promise(() => {}));
  await saveFile(user);
  expect(await screen.findByRole('progressbar', { name: 'Upload of picture' })).toBeVisible();
  expect(screen.getByText('Uploading me.png')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of picture' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  network.on(setPictureEndpoint, () => withPicture(URL_OF_PICTURE));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an interrupted upload of a picture can be retried with the same crop', async () => {
  const { user, network, toasts } = openPicture('banner');
  network.on(setPictureEndpoint, offline);
  await saveFile(user);
  expect(await screen.findByText('me.png could not be uploaded')).toBeVisible();
  expect(screen.getByText('No connection. Check your network and try again.')).toBeVisible();
  network.on(setPictureEndpoint, () => withPicture(URL_OF_PICTURE));
  await user.click(screen.getByRole('button', { name: 'Try again to upload banner' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.requests(setPictureEndpoint)).toEqual([
    { kind: 'banner', left: 0, top: 0.375, width: 1, height: 0.25 },
  ]);
  expect(toasts).toEqual([{ kind: 'success', message: 'Banner saved' }]);
});

test('a failed removal of a picture can be retried', async () => {
  const { user, network } = openPicture('avatar', URL_OF_PICTURE);
  network.on(removePictureEndpoint, offline);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The picture could not be removed')).toBeVisible();
  network.on(removePictureEndpoint, () => withPicture(''));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
