import ICAL from 'ical.js';
import { testApp } from '../../../testing/test-app';
import { addCompetition } from '../../competitions/testing/competition';

const api = testApp();

const title = 'Hack, the; monsoon \\ वर्षा के दिनों में घर से बाहर निकलने वालों के लिए';
const round = (name: string, startdate: string, enddate: string) => ({
  eventType: 'Screening',
  basicdetails: {
    title: name,
    description: '',
    startdate,
    enddate,
    duration: '',
    platform: '',
    max_mummarks: null,
  },
});

beforeAll(() =>
  addCompetition(api.database, {
    id: 'e1',
    title,
    registration_deadline: '2099-01-05T18:29:59.000Z',
    starts_at: '2099-01-10T04:30:00.000Z',
    ends_at: '2099-01-20T12:30:00.000Z',
    deadlines: JSON.stringify([
      { title: 'Send your\r\nidea\u0007', at: '2099-01-12T12:30:00.000Z' },
    ]),
    rounds: JSON.stringify([
      round('Screening', '2099-01-10', '2099-01-12'),
      round('', '2099-01-19T04:30:00.000Z', '2099-01-19T06:30:00.000Z'),
      round('To be announced', '', ''),
    ]),
  }),
);

const download = (id: string) =>
  api.app.inject({ method: 'GET', url: `/api/competitions/${id}/calendar.ics` });

/** The entries of a calendar file, read by a library. */
function entriesIn(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events.map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      zone: event.startDate.isDate ? 'day' : event.startDate.zone?.tzid,
      url: component.getFirstPropertyValue('url'),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    };
  });
}

test('has an entry in UTC for every date of the competition, with unchanged texts', async () => {
  const response = await download('e1');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="hack-the-monsoon.ics"',
  });
  expect(response.body).toContain('\r\nX-WR-CALNAME:Hack\\, the\\; monsoon \\\\ ');
  const entries = entriesIn(response.body);
  const inUtc = (uid: string, summary: string, start: string, end = start) => ({
    uid: `e1.${uid}@sopaan.example`,
    summary,
    start,
    end,
    zone: 'UTC',
    url: 'https://sopaan.example/competition/hack-the-monsoon/e1',
    stamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
  });
  expect(entries).toEqual([
    inUtc('registration', `Registration closes: ${title}`, '2099-01-05T18:29:59Z'),
    inUtc('deadline-1', `Send your\nidea : ${title}`, '2099-01-12T12:30:00Z'),
    {
      ...inUtc('round-1', `Screening: ${title}`, '2099-01-10', '2099-01-13'),
      zone: 'day',
    },
    inUtc('round-2', `Round 2: ${title}`, '2099-01-19T04:30:00Z', '2099-01-19T06:30:00Z'),
    inUtc('event', title, '2099-01-10T04:30:00Z', '2099-01-20T12:30:00Z'),
  ]);
});

test('lines end with CRLF, have at most 75 octets, and are not folded inside a character', async () => {
  const { rawPayload } = await download('e1');
  const bytes = Buffer.from(rawPayload);
  const lines = bytes.toString('latin1').split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => line.length > 75 || /[\r\n]/.test(line))).toEqual([]);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  for (const line of lines) {
    expect(() =>
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1')),
    ).not.toThrow();
  }
});

test('returns the same file until the competition changes, and entries keep their ids', async () => {
  const first = await download('e1');
  expect((await download('e1')).body).toBe(first.body);
  await api.database.query(
    `update events set updated_at = updated_at + interval '1 hour', ends_at = ends_at + interval '1 day'`,
  );
  const moved = (await download('e1')).body;
  const ids = (text: string) => entriesIn(text).map(({ uid }) => uid);
  expect(ids(moved)).toEqual(ids(first.body));
  expect(entriesIn(moved).at(-1)?.end).toBe('2099-01-21T12:30:00Z');
  expect(entriesIn(moved)[0]?.stamp).not.toBe(entriesIn(first.body)[0]?.stamp);
});

test('responds with 404 for an unknown competition', async () => {
  const response = await download('none');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
});
