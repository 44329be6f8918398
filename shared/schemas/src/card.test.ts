import { hostEventSchema, type HostEvent } from './event';
import {
  challengeToCard,
  competitionCardSchema,
  courseToCard,
  eventToCompetitionCard,
  govtJobCardSchema,
  govtJobToCard,
  instituteToCard,
  jobCardSchema,
  jobToCard,
  mentorToCard,
  plainCardSchema,
  quizCardSchema,
  quizToCard,
} from './card';
import { challengeListItem, course, event, institute, job, mentor, quiz } from './card.fixture';

const anEvent = (overrides: Partial<HostEvent>): HostEvent => ({ ...event, ...overrides });

test('the sample event matches the schema of the API', () => {
  expect(hostEventSchema.isValidSync(event, { strict: true })).toBe(true);
});

test('[SH-020] maps an event to a competition card', () => {
  const card = eventToCompetitionCard(event);
  expect(card).toEqual({
    id: 'e1',
    categoryid: 'hackathon',
    company: 'Asha Labs',
    postedTime: '2026-03-04',
    position: 'Hack the monsoon',
    tags: ['Hackathon', 'Hybrid'],
    rate: '₹1,499',
    location: 'Pune',
    logo: '/asha.svg',
  });
  expect(competitionCardSchema.isValidSync(card, { strict: true })).toBe(true);
});

test('[SH-020] shows a fee of 0 as Free', () => {
  expect(eventToCompetitionCard(anEvent({ paid: 0 })).rate).toBe('Free');
});

test('[SH-021] the tags of a competition card are its type and its mode', () => {
  const online = anEvent({
    ModeofEvent: 'Online',
    opportunityType: { _id: 'quiz', name: 'Quiz' },
  });
  expect(eventToCompetitionCard(online).tags).toEqual(['Quiz', 'Online']);
  expect(eventToCompetitionCard(anEvent({ ModeofEvent: '' })).tags).toEqual(['Hackathon']);
});

test('[SH-016] [AP-031] maps a job to a job card', () => {
  const card = jobToCard(job);
  expect(card).toEqual({
    id: 'j1',
    title: 'Frontend Engineer',
    department: 'Engineering',
    description: 'Build pages.',
    img: '/asha.svg',
    applied: 12,
    postdate: '2026-03-04T05:06:07.000Z',
    mode: 'hybrid',
    type: 'Full-time',
  });
  expect(jobCardSchema.isValidSync(card, { strict: true })).toBe(true);
});

test('[SH-016] shows the organisation of a job without a department', () => {
  expect(jobToCard({ ...job, department: '' }).department).toBe('Asha Labs');
});

test('[SH-016] [AP-033] maps a job to a government-job card with its main location', () => {
  const card = govtJobToCard(job);
  expect(card).toEqual({
    id: 'j1',
    title: 'Frontend Engineer',
    description: 'Build pages.',
    img: '/asha.svg',
    lastdate: '2026-04-01T18:29:59.000Z',
    location: 'Pune, Maharashtra',
  });
  expect(govtJobCardSchema.isValidSync(card, { strict: true })).toBe(true);
});

test('[AP-033] shows the state of a government job without a city, and nothing without a location', () => {
  const inState = { ...job, location: [{ city: '', state: 'Kerala', country: 'India' }] };
  expect(govtJobToCard(inState).location).toBe('Kerala');
  expect(govtJobToCard({ ...job, location: [] }).location).toBe('');
});

test('[SH-016] [AP-033] maps courses, institutes and mentors to cards', () => {
  const cards = [courseToCard(course), instituteToCard(institute), mentorToCard(mentor)];
  expect(cards).toEqual([
    { id: 'c1', title: 'Web dev basics', description: 'From the first tag', img: '/web.svg' },
    { id: 'i1', title: 'Sahyadri Institute', description: 'On the hills.', img: '/hills.svg' },
    { id: 'm1', title: 'Asha Rao', description: 'Helps with a first job', img: '/face.svg' },
  ]);
  for (const card of cards) expect(plainCardSchema.isValidSync(card, { strict: true })).toBe(true);
});

test('[AP-032] maps a quiz to a quiz-series card', () => {
  const card = quizToCard(quiz);
  expect(card).toEqual({
    id: 'q1',
    parentid: 'i1',
    type: 'mocktest',
    title: 'Rivers of India',
    description: 'Ten minutes by the water.',
  });
  expect(quizCardSchema.isValidSync(card, { strict: true })).toBe(true);
});

test('a challenge card has the type, for the path of its page', () => {
  expect(challengeToCard(challengeListItem)).toEqual({
    id: 'p1',
    title: 'Pair with sum',
    description: 'Find two numbers.',
    type: 'code_conquest',
    difficulty: 'Beginner',
    tags: ['Arrays'],
  });
});
