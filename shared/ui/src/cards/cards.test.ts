import { hostEventSchema, type HostEvent } from '@sopaan/schemas/competitions/host-event';
import {
  courseToCard,
  competitionToCard,
  govtJobToCard,
  instituteToCard,
  jobToCard,
  mentorToCard,
  quizToCard,
} from './cards';
import { competition, course, institute, job, mentor, quiz } from './testing/list-items';

const aCompetition = (overrides: Partial<HostEvent>): HostEvent => ({
  ...competition,
  ...overrides,
});

test('the sample competition matches the schema of the API', () => {
  expect(hostEventSchema.isValidSync(competition, { strict: true })).toBe(true);
});

test('[SH-020] maps a competition to a card', () => {
  const card = competitionToCard(competition);
  expect(card).toMatchObject({
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
});

test('[SH-020] shows a fee of 0 as Free', () => {
  expect(competitionToCard(aCompetition({ paid: 0 })).rate).toBe('Free');
});

test('[SH-021] the tags of a competition card are its type and its mode', () => {
  const online = aCompetition({
    ModeofEvent: 'Online',
    opportunityType: { _id: 'quiz', name: 'Quiz' },
  });
  expect(competitionToCard(online).tags).toEqual(['Quiz', 'Online']);
  expect(competitionToCard(aCompetition({ ModeofEvent: '' })).tags).toEqual(['Hackathon']);
});

test('[SH-016] [AP-031] maps a job to a job card', () => {
  const card = jobToCard(job);
  expect(card).toMatchObject({
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
});

test('[SH-016] shows the organisation of a job without a department', () => {
  expect(jobToCard({ ...job, department: '' }).department).toBe('Asha Labs');
});

test('[SH-016] [AP-033] maps a job to a government-job card with its main location', () => {
  const card = govtJobToCard(job);
  expect(card).toMatchObject({
    id: 'j1',
    title: 'Frontend Engineer',
    description: 'Build pages.',
    img: '/asha.svg',
    lastdate: '2026-04-01T18:29:59.000Z',
    location: 'Pune, Maharashtra',
  });
});

test('[AP-033] shows the state of a government job without a city, and nothing without a location', () => {
  const inState = { ...job, location: [{ city: '', state: 'Kerala', country: 'India' }] };
  expect(govtJobToCard(inState).location).toBe('Kerala');
  expect(govtJobToCard({ ...job, location: [] }).location).toBe('');
});

test('[SH-016] [AP-033] maps courses, institutes and mentors to cards', () => {
  const cards = [courseToCard(course), instituteToCard(institute), mentorToCard(mentor)];
  expect(cards).toMatchObject([
    { id: 'c1', title: 'Web dev basics', description: 'From the first tag', img: '/web.svg' },
    { id: 'i1', title: 'Sahyadri Institute', description: 'On the hills.', img: '/hills.svg' },
    { id: 'm1', title: 'Asha Rao', description: 'Helps with a first job', img: '/face.svg' },
  ]);
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
});

test('[U17] a job card has company, pay, place and closing date', () => {
  const salary = { ...job.salary, min_salary: 600_000, max_salary: 900_000 };
  expect(jobToCard({ ...job, salary })).toMatchObject({
    provider: 'Asha Labs',
    keyFact: '₹6L–₹9L a year',
    facts: [
      { icon: 'map-pin', text: 'Pune, Maharashtra and 1 more' },
      { icon: 'calendar', text: 'Apply by', date: '2026-04-01T18:29:59.000Z' },
    ],
  });
  expect(jobToCard({ ...job, status: 'closed' }).facts?.[1]?.text).toBe('Closed');
});

test('[U17] a government job card has department, pay and openings', () => {
  expect(govtJobToCard(job)).toMatchObject({
    provider: 'Asha Labs',
    keyFact: '',
    facts: [{ icon: 'users', text: '2 openings' }],
  });
});

test('[U17] a competition card has the deadline, all prizes together and the size of teams', () => {
  const prize = { title: 'Winner', amount: 50_000, currency: 'INR', certificate: true };
  const card = competitionToCard(
    aCompetition({ prizes: [prize, { ...prize, title: 'Runner-up', amount: 25_000 }] }),
  );
  expect(card).toMatchObject({
    keyFact: '₹75,000 in prizes',
    facts: [
      {
        icon: 'calendar',
        text: 'Register by',
        date: '2026-03-30T18:29:59.000Z',
        zone: 'Asia/Kolkata',
      },
      { icon: 'users', text: '2-4 members' },
    ],
  });
  expect(competitionToCard(aCompetition({ status: 'closed' })).facts?.[0]?.text).toBe(
    'Registration closed',
  );
});

test('[U17] a course card has teacher, fee, weeks, level and rating', () => {
  expect(courseToCard(course)).toMatchObject({
    provider: 'Asha Rao',
    keyFact: 'Free',
    facts: [{ text: '8 weeks' }, { text: 'Beginner' }, { text: 'Online' }],
  });
  expect(courseToCard(course)).not.toHaveProperty('rating');
  const rated = {
    ...course,
    fee: 1499,
    rating: 4.2,
    reviewers: 12,
    instituteName: 'Sahyadri Institute',
  };
  expect(courseToCard(rated)).toMatchObject({
    provider: 'Sahyadri Institute',
    keyFact: '₹1,499',
    rating: { value: 4.2, count: 12 },
  });
});

test('[U17] the cards of mentors and institutes have rating and field, place and number of courses', () => {
  expect(mentorToCard(mentor)).toMatchObject({
    rating: { value: 4.5, count: 10 },
    facts: [{ text: 'Data Science' }, { text: '7 years' }],
  });
  expect(instituteToCard(institute)).toMatchObject({
    provider: 'College',
    facts: [{ text: 'Pune, Maharashtra' }, { text: '1 course' }],
  });
});
