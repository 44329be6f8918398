import { newPerson, signUp } from '../testing/accounts/account';
import { submitLogIn } from '../testing/accounts/log-in';
import { failRequests } from '../testing/pages/failing-requests';
import { expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

test(
  '[PF-013] a guest logs in to follow a member, who is then in the list of followings',
  { tag: '@once' },
  async ({ page, request, problems }) => {
    problems.allow(/status of 500/);
    const [owner, visitor] = [newPerson(), newPerson()];
    const username = `asha-${owner.email.slice(5, 13)}`;
    const headers = { authorization: `Bearer ${await signUp(request, owner)}` };
    await request.put('/api/account/username', { headers, data: { username } });
    const choices = { isPublic: true, isIndexable: false, visibleSections: [] };
    await request.put('/api/account/public-profile', { headers, data: choices });
    await signUp(request, visitor);

    await page.goto(`/u/${username}`);
    await page.getByRole('button', { name: 'Follow Asha Rao' }).click();
    await submitLogIn(page, visitor);
    const unfollow = page.getByRole('button', { name: 'Following Asha Rao. Stop following' });
    await expect(unfollow).toBeVisible();
    await expect(page.getByText('1 follower · 0 following', { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const restore = await failRequests(page, /\/follow$/, { method: 'DELETE' });
    await unfollow.click();
    await expect(page.locator('[data-toast]')).toBeVisible();
    await expect(unfollow).toBeVisible();
    restore();

    await page.goto('/profile/profile');
    await page.getByRole('button', { name: '1 Followings' }).click();
    const list = page.getByRole('list', { name: 'Followings' });
    await list.getByRole('link', { name: 'Asha Rao' }).click();
    await expect(page).toHaveURL(`/u/${username}`);
    await unfollow.click();
    await expect(page.getByText('0 followers · 0 following', { exact: true })).toBeVisible();
  },
);
