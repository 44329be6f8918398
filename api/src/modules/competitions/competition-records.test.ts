import {
  getAllHostEventsEndpoint,
  getHostEventEndpoint,
} from '@sopaan/schemas/competitions/host-event';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addCompetition } from './testing/competition';

const api = testApp();

afterEach(() => api.database.query('delete from events'));

test('[AP-008] lists open competitions, soonest deadline first, then closed and ended ones, each with its status', async () => {
  const past = { registration_deadline: hoursFromNow(-72), starts_at: hoursFromNow(-48) };
  await addCompetition(api.database, { id: 'ended-long-ago', ...past, ends_at: hoursFromNow(-30) });
  await addCompetition(api.database, { id: 'later', registration_deadline: hoursFromNow(40) });
  await addCompetition(api.database, { id: 'running', ...past, ends_at: hoursFromNow(5) });
  await addCompetition(api.database, { id: 'ended', ...past, ends_at: hoursFromNow(-1) });
  await addCompetition(api.database, { id: 'soon', registration_deadline: hoursFromNow(2) });

  const listed = await api.call(getAllHostEventsEndpoint, {});

  expect(listed.map(({ _id, status }) => [_id, status])).toEqual([
    ['soon', 'open'],
    ['later', 'open'],
    ['running', 'closed'],
    ['ended', 'ended'],
    ['ended-long-ago', 'ended'],
  ]);
});

test('[AP-008] a request without a body gets the list of competitions', async () => {
  await addCompetition(api.database, { id: 'one' });
  const response = await api.app.inject({ method: 'POST', url: '/api/get/all/hostevent' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject([{ _id: 'one' }]);
});

test('[AP-010] [AP-011] [AP-026] [AP-039] a competition has the spec’s fields, spelled as in the spec', async () => {
  await addCompetition(api.database, {
    id: 'e1',
    opportunity_type_id: 'quiz',
    starts_at: '2031-01-10T20:00:00Z',
    ends_at: '2031-01-12T06:30:00Z',
    registration_deadline: '2031-01-09T18:29:00Z',
    entry_fee: 499,
    rounds: JSON.stringify([
      {
        eventType: 'Quiz',
        basicdetails: {
          title: 'Round 1',
          description: 'Ten questions',
          startdate: '2031-01-11',
          enddate: '2031-01-11',
          duration: '30 minutes',
          platform: 'Sopaan',
          max_mummarks: 100,
        },
      },
    ]),
    prizes: JSON.stringify([
      { title: 'Winner', amount: 55000, currency: 'INR', certificate: true },
    ]),
  });

  const competition = await api.call(getHostEventEndpoint, { eventID: 'e1' });

  expect(competition).toMatchObject({
    _id: 'e1',
    title: 'Hack the monsoon',
    description: '<p>Rain or shine.</p>',
    companylogo: '',
    paid: 499,
    ModeofEvent: 'Online',
    opportunityType: { _id: 'quiz', name: 'Quiz' },
    location: { city: 'Pune', state: 'Maharashtra', country: 'India' },
    participants: { currentCount: 0 },
    organisation: { name: 'Asha Labs', contact: { email: 'hello@asha.example' } },
    rounds: [{ eventType: 'Quiz', basicdetails: { max_mummarks: 100, startdate: '2031-01-11' } }],
    prizes: [{ title: 'Winner', amount: 55000, currency: 'INR', certificate: true }],
  });
  expect(new Date(competition.createdAt).toISOString()).toBe(competition.createdAt);
});

test('[AP-026] the timeline is in the competition’s time zone', async () => {
  await addCompetition(api.database, {
    id: 'e1',
    starts_at: '2031-01-10T20:00:00Z',
    ends_at: '2031-01-12T06:30:00Z',
  });
  const { timeline } = await api.call(getHostEventEndpoint, { eventID: 'e1' });
  expect(timeline).toEqual({
    startDate: '2031-01-11',
    startTime: '01:30',
    endDate: '2031-01-12',
    endTime: '12:00',
    startsAt: '2031-01-10T20:00:00.000Z',
    endsAt: '2031-01-12T06:30:00.000Z',
    timezone: 'Asia/Kolkata',
  });
});

test('[AP-011] responds with 404 for an unknown competition and 400 without an id', async () => {
  expect(await api.rejection(getHostEventEndpoint, { eventID: 'nobody' })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect(await api.rejection(getHostEventEndpoint, {})).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { eventID: expect.any(String) },
  });
});
