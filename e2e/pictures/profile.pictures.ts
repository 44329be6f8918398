import type { Page } from '@playwright/test';
import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { followEndpoint } from '@sopaan/schemas/institutes/follow';
import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import {
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
} from '@sopaan/schemas/public-profile/public-profile';
import { saveItemEndpoint } from '@sopaan/schemas/saved/saved';
import { passQuizzes } from '../testing/accounts/earn-coins';
import { memberCalls, type MemberCall } from '../testing/accounts/member-calls';
import { fillProfile } from '../testing/accounts/sample-profile';
import { expectSettled } from '../testing/pages/layout';
import { COURSE, GOVERNMENT_JOB, INSTITUTE, JOB, OTHER_JOB } from '../testing/pages/sample';
import { DESKTOP, PHONE } from '../testing/pages/viewports';
import { createPng } from '../testing/png';
import { expect, test } from '../testing/test';
import { savePicture } from './save-picture';

const USERNAME = 'asha-rao';

/** The names of the pictures in the gallery. */
const GALLERY: readonly string[] = [
  'profile-1280-light',
  'privatejob-1280-light',
  'wallet-1280-dark',
  'edit-experience-1280-light',
  'cv-1280-light',
  'public-page-1280-light',
  'edit-experience-360-dark',
  'public-page-360-dark',
];

const SECTIONS = ['profile', 'courses', 'institution', 'privatejob', 'govtjob'] as const;
const MORE_SECTIONS = ['saved', 'activity', 'account', 'notices'] as const;
const EDITORS = [
  'about',
  'skills',
  'experience',
  'education',
  'projects',
  'links',
  'info',
] as const;

/** The paths of the pictures, by name. */
const paths = new Map<string, string>([
  ...[...SECTIONS, ...MORE_SECTIONS].map((name) => [name, `/profile/${name}`] as const),
  ['wallet', '/profile/document'],
  ...EDITORS.map((name) => [`edit-${name}`, `/profile/profile?edit=${name}`] as const),
  ['cv', '/profile/cv'],
  ['cv-compact', '/profile/cv?template=compact'],
  ['resume', '/profile/resume'],
  ['coins', '/profile/profile?coins=redeem'],
  ['public-page', `/u/${USERNAME}`],
]);

test('pictures of the profile', async ({ page, signedIn }) => {
  const call = memberCalls(page.request, signedIn.token);
  await prepareMember(call);
  await uploadDocuments(page);
  for (const [width, viewport] of [
    [1280, DESKTOP],
    [360, PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const [name, path] of paths) {
      await page.goto(path);
      // An open dialog hides the page's headings.
      if (/edit=|coins=/.test(path)) await expect(page.getByRole('dialog')).toBeVisible();
      else await expectSettled(page);
      // The stream of notices never ends, so the network is not idle.
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const picture = `${name}-${width}-${theme}`;
        await savePicture(page, { name: picture, isInGallery: GALLERY.includes(picture) });
      }
    }
  }
});

async function prepareMember(call: MemberCall): Promise<void> {
  await fillProfile(call);
  await call(changeUsernameEndpoint, { username: USERNAME });
  await call(changePublicProfileEndpoint, {
    isPublic: true,
    isIndexable: false,
    visibleSections: ['about', 'skills', 'experience', 'education', 'projects'],
  });
  await call(enrolEndpoint, { id: COURSE.id });
  await call(enrolEndpoint, { id: 'course-001' });
  await call(followEndpoint, { id: INSTITUTE.id });
  await call(applyEndpoint, { id: JOB.id });
  await call(applyEndpoint, { id: GOVERNMENT_JOB.id });
  await call(saveItemEndpoint, { kind: 'job', id: OTHER_JOB.id });
  await call(saveItemEndpoint, { kind: 'course', id: COURSE.id });
  await passQuizzes(call, 3);
}

async function uploadDocuments(page: Page): Promise<void> {
  await page.goto('/profile/document');
  for (const label of ['PAN card', 'Signature']) {
    const slot = page.getByRole('listitem').filter({ hasText: label }).first();
    await page.getByLabel(`Choose file: ${label}`).setInputFiles({
      name: `${label.toLowerCase().replace(' ', '-')}.png`,
      mimeType: 'image/png',
      buffer: createPng(120, 120),
    });
    await expect(slot.getByText('Uploaded', { exact: true })).toBeVisible();
  }
}
