import {
  getCertificateEndpoint,
  issueCertificateEndpoint,
} from '@sopaan/schemas/courses/certificate';
import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';
import { addLessonContent } from '../lessons/testing/lesson';
import { setWithdrawn } from './certificates.repository';

const api = testApp();

let count = 0;
async function createCourse(row: Readonly<Record<string, unknown>> = {}): Promise<string> {
  count += 1;
  const id = `certified-course-${count}`;
  const videos = [{ _id: 'v1', title: 'Read', seconds: null }];
  const chapters = JSON.stringify([{ _id: 'c', title: '', videos }]);
  await addCourse(api.database, { id, certificate: true, chapters, ...row });
  await addLessonContent(api.database, { course_id: id, video_id: 'v1' });
  return id;
}

async function finished(id: string) {
  const member = await api.signUp();
  await api.call(enrolEndpoint, { id }, member.token);
  await api.call(finishLessonEndpoint, { id, videoId: 'v1' }, member.token);
  return member;
}

test('concurrent requests for a finished course issue one certificate, which anybody can verify', async () => {
  const id = await createCourse();
  const { token } = await finished(id);
  const issue = () => api.call(issueCertificateEndpoint, { id }, token);
  const issued = await Promise.all(Array.from({ length: 6 }, issue));
  const [first] = issued;
  expect(new Set(issued.map(({ code }) => code)).size).toBe(1);
  expect(first).toMatchObject({
    code: expect.stringMatching(/^[\w-]{16}$/),
    name: expect.stringMatching(/\S/),
    courseId: id,
    coursename: 'Web dev basics',
    teacher: 'Asha Rao',
    withdrawnAt: null,
    withdrawnReason: '',
    sample: false,
  });
  expect(await api.call(getCertificateEndpoint, { code: first?.code ?? '' })).toEqual(first);
});

test('a certificate keeps its names and remains valid when the member, the course or its lessons change', async () => {
  const id = await createCourse();
  const { token, userId } = await finished(id);
  const issued = await api.call(issueCertificateEndpoint, { id }, token);
  await api.database.query(`update users set first_name = 'Changed' where id = $1`, [userId]);
  await api.database.query(
    `update courses set name = 'Changed', chapters = chapters || '[{"_id":"n","title":"","videos":[{"_id":"v9","title":"","seconds":1}]}]'
     where id = $1`,
    [id],
  );
  expect(await api.call(issueCertificateEndpoint, { id }, token)).toEqual(issued);
});

test('no certificate is issued before every lesson is finished, or for a course that offers none', async () => {
  const id = await createCourse();
  const { token } = await api.signUp();
  await api.call(enrolEndpoint, { id }, token);
  expect(await api.rejection(issueCertificateEndpoint, { id }, token)).toMatchObject({
    code: 'CLOSED',
    message: 'Finish every lesson of the course first.',
  });
  const without = await createCourse({ certificate: false });
  const member = await finished(without);
  expect(
    await api.rejection(issueCertificateEndpoint, { id: without }, member.token),
  ).toMatchObject({ code: 'CLOSED', message: 'This course does not offer certificates.' });
  const empty = await createCourse({ chapters: '[]' });
  expect(await api.rejection(issueCertificateEndpoint, { id: empty }, token)).toMatchObject({
    code: 'CLOSED',
  });
  expect(await api.rejection(issueCertificateEndpoint, { id: 'none' }, token)).toMatchObject({
    status: 404,
  });
  expect(await api.rejection(getCertificateEndpoint, { code: 'none' })).toMatchObject({
    status: 404,
  });
});

test('a withdrawn certificate shows the reason and is not issued again', async () => {
  const id = await createCourse();
  const { token } = await finished(id);
  const { code } = await api.call(issueCertificateEndpoint, { id }, token);
  expect(await setWithdrawn(api.database, code, 'Issued by mistake.')).toBe(true);
  expect(await setWithdrawn(api.database, code, 'Again.')).toBe(false);
  const expected = {
    code,
    withdrawnAt: expect.any(String),
    withdrawnReason: 'Issued by mistake.',
  };
  expect(await api.call(getCertificateEndpoint, { code })).toMatchObject(expected);
  expect(await api.call(issueCertificateEndpoint, { id }, token)).toMatchObject(expected);
});
