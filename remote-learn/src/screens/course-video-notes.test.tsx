import {
  deleteNoteEndpoint,
  getNotesEndpoint,
  putNoteEndpoint,
  type Note,
} from '@sopaan/schemas/courses/lesson-note';
import { screen, waitFor, within } from '@testing-library/react';
import { apiError, courseServer } from '../testing/course-server';
import { installFakeMedia, seek, theVideo } from '../testing/fake-media';
import { COURSE_URL, openCourse, openVideo, VIDEO_URL } from '../testing/open-course';
import { offline } from '../testing/quiz-server';

let uninstall: () => void;
beforeEach(() => {
  localStorage.clear();
  uninstall = installFakeMedia();
});
afterEach(() => uninstall());

const NOTES: Note[] = [
  {
    noteId: '5a1f3c5e-7f1e-4b8f-9d66-000000000001',
    videoId: 'v1',
    atSeconds: 63,
    text: 'Gangotri is a glacier.\nAsk where.',
    updatedAt: '2026-03-01T10:00:00.000Z',
  },
  {
    noteId: '5a1f3c5e-7f1e-4b8f-9d66-000000000002',
    videoId: 't1',
    atSeconds: 0,
    text: 'Read again.',
    updatedAt: '2026-03-01T10:00:00.000Z',
  },
];
const notes = () => within(screen.getByRole('region', { name: 'Notes' }));
const button = (name: string) => notes().findByRole('button', { name });

test('a note has the time in the video at which it was begun', async () => {
  const { network } = courseServer();
  const { user } = await openVideo({ network });
  expect(await notes().findByText('You have no notes in this course yet')).toBeInTheDocument();
  await seek(12.7);
  await user.type(await notes().findByRole('textbox', { name: 'New note at 0:12' }), 'Nice');
  await seek(50);
  await user.click(await button('Save note'));
  expect(await notes().findByText('Nice', { selector: 'p' })).toBeInTheDocument();
  expect(network.requests(putNoteEndpoint)).toMatchObject([
    { id: 'c1', videoId: 'v1', atSeconds: 12, text: 'Nice' },
  ]);
  expect(notes().getByRole('textbox')).toHaveValue('');
  await user.click(notes().getByRole('link', { name: 'Play at 0:12' }));
  await waitFor(() => expect(theVideo().currentTime).toBe(12));
  expect(theVideo().paused).toBe(false);
});

test('a lesson whose video does not exist has no field for a note, but shows those of other lessons', async () => {
  const { network } = courseServer();
  const url = `${COURSE_URL}&video=v2`;
  const view = openCourse({ network, url });
  await screen.findByText('The video of this lesson has not been uploaded yet.');
  await waitFor(() => expect(network.requests(getNotesEndpoint)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument();
  view.unmount();
  openCourse({ network: courseServer({ notes: NOTES }).network, url });
  expect(await screen.findByText('Read again.')).toBeInTheDocument();
  expect(notes().queryByRole('textbox')).not.toBeInTheDocument();
});

test('an unsaved note is restored after the page was left', async () => {
  const { network } = courseServer();
  const view = await openVideo({ network });
  await seek(7);
  await view.user.type(await notes().findByRole('textbox'), 'Half a');
  view.unmount();
  const { user } = await openVideo({ network });
  const field = await notes().findByRole('textbox');
  expect(field).toHaveValue('Half a');
  await user.type(field, ' thought');
  await user.click(await button('Save note'));
  await notes().findByText('Half a thought', { selector: 'p' });
  expect(network.requests(putNoteEndpoint)).toMatchObject([{ atSeconds: 7 }]);
});

test('a note that could not be saved stays in the field', async () => {
  const { network } = courseServer();
  network.on(putNoteEndpoint, () => apiError('UNAVAILABLE', 503));
  const { user } = await openVideo({ network });
  await user.type(await notes().findByRole('textbox'), 'Nice');
  await user.click(await button('Save note'));
  expect(await notes().findByText('The note could not be saved')).toBeInTheDocument();
  expect(notes().getByRole('textbox')).toHaveValue('Nice');
});

test('a note can be edited in place', async () => {
  const { network } = courseServer({ notes: NOTES });
  const { user } = await openVideo({ network });
  await user.click(await button('Edit the note at 1:03'));
  const form = within(notes().getByRole('form', { name: 'Edit the note at 1:03' }));
  const field = await form.findByRole('textbox');
  await user.clear(field);
  await user.type(field, 'A glacier.');
  await user.click(form.getByRole('button', { name: 'Save note' }));
  expect(await notes().findByText('A glacier.', { selector: 'p' })).toBeInTheDocument();
  const [note] = NOTES;
  expect(network.requests(putNoteEndpoint)).toEqual([
    { id: 'c1', noteId: note?.noteId, videoId: 'v1', atSeconds: 63, text: 'A glacier.' },
  ]);
});

test('a deleted note can be restored', async () => {
  const { network } = courseServer({ notes: NOTES });
  const { user } = await openVideo({ network });
  await user.click(await button('Delete the note'));
  const undo = await button('Undo');
  expect(undo).toHaveFocus();
  expect(notes().queryByText('Read again.')).not.toBeInTheDocument();
  await user.click(undo);
  expect(await notes().findByText('Read again.')).toBeInTheDocument();
  expect(network.requests(deleteNoteEndpoint)).toHaveLength(1);
});

test('notes are exported as Markdown, by lesson and with their times', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:notes';
    },
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { network } = courseServer({ notes: NOTES });
  const { user } = await openVideo({ network });
  await user.click(await button('Export as Markdown'));
  expect(names).toEqual(['geography-of-india-notes.md']);
  expect(await files[0]?.text()).toBe(
    `# Geography of India

## Where rivers rise

- **01:03** Gangotri is a glacier.
  Ask where.

## The Himalaya

- Read again.
`,
  );
});

test('loading notes can be retried after a failure', async () => {
  const { network } = courseServer();
  network.on(getNotesEndpoint, offline);
  const { user } = await openVideo({ network, url: VIDEO_URL });
  expect(await screen.findByText('Your notes could not be loaded')).toBeInTheDocument();
  network.on(getNotesEndpoint, () => ({ notes: NOTES }));
  await user.click(await button('Try again'));
  expect(await notes().findByText('Read again.')).toBeInTheDocument();
});
