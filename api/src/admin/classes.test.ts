import { getLiveClassesEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { addCourse } from '../modules/courses/testing/course';
import { addLiveClass } from '../modules/live-classes/testing/live-class';
import { hoursFromNow } from '../testing/insert-row';
import { testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();
beforeAll(() => addCourse(api.database, { id: 'course-1', name: 'Sums' }));
afterEach(() => api.database.query('delete from live_classes'));

async function runClasses(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['classes', ...args], {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

type Options = Readonly<Record<string, string>>;
const add = (options: Options) =>
  runClasses('add', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]));
const required = { title: 'Fractions', starts: '2099-12-01T18:30+05:30', minutes: '60' };
const mine = (token: string) => api.call(getLiveClassesEndpoint, { isMine: true }, token);

test('adds a class with its teacher', async () => {
  const { email, token } = await api.signUp();
  const { code, output } = await add({ ...required, teacher: ` ${email.toUpperCase()} ` });
  expect([code, output]).toEqual([0, expect.stringMatching(/^Added the class [\w-]+\.$/)]);
  const { items } = await mine(token);
  expect(items).toMatchObject([
    {
      title: 'Fractions',
      description: '',
      courseId: null,
      teacherName: 'Asha Rao',
      startsAt: '2099-12-01T13:00:00.000Z',
      endsAt: '2099-12-01T14:00:00.000Z',
      state: 'scheduled',
      capacity: null,
      may: ['teach', 'enter'],
    },
  ]);
  expect(output).toContain(items[0]?.classId);
});

test('adds a class of a course with a number of places and a description', async () => {
  const { email, token } = await api.signUp();
  const options = { course: 'course-1', capacity: '30', description: 'Bring paper.' };
  expect(await add({ ...required, ...options, teacher: email })).toMatchObject({ code: 0 });
  expect((await mine(token)).items).toMatchObject([
    { courseName: 'Sums', capacity: 30, description: 'Bring paper.' },
  ]);
});

test('lists the classes that have not ended', async () => {
  expect((await runClasses('list')).output).toBe('0 classes');
  await addLiveClass(api.database, { id: 'c2', title: 'Decimals', starts_at: hoursFromNow(1.5) });
  await addLiveClass(api.database, { id: 'c1', capacity: 5, started_at: hoursFromNow(0) });
  await addLiveClass(api.database, { id: 'c0', ended_at: hoursFromNow(0) });
  const [count, ...lines] = (await runClasses('list')).output.split('\n');
  expect(count).toBe('2 classes');
  expect(lines).toEqual([
    expect.stringMatching(/^c1 {2}live {2}20.*Z {2}0 of 5 registered {2}Fractions on a .*, Meera/),
    expect.stringMatching(/^c2 {2}scheduled {2}20.*Z {2}0 registered {2}Decimals, Meera Joshi$/),
  ]);
});

test('rejects invalid options with a message, and adds nothing', async () => {
  const { email } = await api.signUp();
  const valid = { ...required, teacher: email };
  const cases: Array<[Options, string]> = [
    [{ ...valid, teacher: 'nobody@example.com' }, 'There is no account nobody@example.com.'],
    [{ ...valid, course: 'none' }, 'There is no course none.'],
    [{ ...valid, starts: '2020-12-01T18:30+05:30' }, 'The end of the class must be in the future.'],
    [{ ...valid, starts: '2099-12-01T18:30' }, 'a time with its offset'],
    [{ ...valid, starts: '2099-02-30T18:30Z' }, 'a time with its offset'],
    [{ ...valid, starts: 'tomorrow' }, 'a time with its offset'],
    [{ ...valid, minutes: '0' }, 'a whole number from 1 to 720'],
    [{ ...valid, minutes: '1.5' }, 'a whole number from 1 to 720'],
    [{ ...valid, capacity: 'many' }, 'a whole number from 1'],
    [{ ...valid, title: ' ' }, 'It is empty.'],
    [required, 'Usage:'],
  ];
  for (const [options, message] of cases) {
    expect(await add(options)).toMatchObject({
      code: 1,
      errors: expect.stringContaining(message),
    });
  }
  expect(await api.database.query('select id from live_classes')).toEqual([]);
});
