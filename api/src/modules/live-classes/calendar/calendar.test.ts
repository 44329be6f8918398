import ICAL from 'ical.js';
import { classCalendarPath } from '@sopaan/schemas/live-classes/live-class';
import { testApp } from '../../../testing/test-app';
import { addLiveClass } from '../testing/live-class';

const api = testApp();
const title = 'Fractions, halves; \\ वर्षा के दिनों में घर से बाहर निकलने वालों के लिए';

beforeAll(() =>
  addLiveClass(api.database, {
    id: 'c1',
    title,
    starts_at: '2099-01-10T13:00:00.000Z',
    ends_at: '2099-01-10T14:30:00.000Z',
  }),
);

const download = (id: string) => api.app.inject({ method: 'GET', url: classCalendarPath(id) });

/** The only entry of a calendar file, parsed by a library. */
function entryIn(text: string) {
  const [component, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    url: component?.getFirstPropertyValue('url'),
    stamp: String(component?.getFirstPropertyValue('dtstamp')),
  };
}

test('the calendar file has the time of the class in UTC, its unchanged texts and a link', async () => {
  const response = await download('c1');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="fractions-halves.*\.ics"$/,
    ),
  });
  expect(response.body).toContain('\r\nPRODID:-//Sopaan//Calendar//EN\r\n');
  const url = 'https://sopaan.example/learn/liveStream?class=c1';
  expect(entryIn(response.body)).toEqual({
    uid: 'live-class.c1@sopaan.example',
    summary: title,
    description: `${title}, with Meera Joshi.\n${url}`,
    start: '2099-01-10T13:00:00Z',
    end: '2099-01-10T14:30:00Z',
    url,
    stamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
  });
});

test('the calendar file stays the same until the class changes, and the entry keeps its id', async () => {
  const first = await download('c1');
  expect((await download('c1')).body).toBe(first.body);
  await api.database.query(
    `update live_classes set updated_at = updated_at + interval '1 hour', ends_at = ends_at + interval '1 day'`,
  );
  const [before, after] = [entryIn(first.body), entryIn((await download('c1')).body)];
  expect(after).toEqual({ ...before, end: '2099-01-11T14:30:00Z', stamp: after.stamp });
  expect(after.stamp).not.toBe(before.stamp);
});

test('the calendar file of an unknown class gets 404', async () => {
  const response = await download('none');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
});
