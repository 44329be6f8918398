import { paths } from '@sopaan/contract/paths';
import { expectSettled } from '../testing/pages/layout';
import { COMPETITION, COURSE, GOVERNMENT_JOB, JOB } from '../testing/pages/sample';
import { expect, test } from '../testing/test';
import { readPdf } from '../testing/validators/pdf-content';

const pages = [
  { path: paths.job(JOB.title, JOB.id), facts: [JOB.title, 'Salary range', 'Last date'] },
  {
    path: paths.job(GOVERNMENT_JOB.title, GOVERNMENT_JOB.id),
    facts: [GOVERNMENT_JOB.title, 'Application fee', 'Age limits'],
  },
  {
    path: paths.course(COURSE.title, COURSE.id),
    facts: [COURSE.title.slice(0, 10), 'Price', 'Chapters'],
  },
  {
    path: paths.competition(COMPETITION.title, COMPETITION.id),
    facts: ['Hackathon', 'Entry fee', 'Registration closes', 'Rounds'],
  },
];

/** Buttons, menus and parts that only work on a screen. */
const SCREEN_ONLY = ['Share', 'Save', 'Home', 'Log in', 'Latest jobs', 'Am I eligible?', '©'];

for (const { path, facts } of pages) {
  test(
    `[U21] ${path} prints its facts and its address on one or two pages, without bars and buttons`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSettled(page);
      const { text, pageCount } = readPdf(await page.pdf({ format: 'A4', tagged: true }));
      expect(pageCount).toBeLessThanOrEqual(2);
      for (const fact of [...facts, page.url()]) expect(text).toContain(fact);
      for (const control of SCREEN_ONLY) expect(text).not.toContain(control);
    },
  );
}
