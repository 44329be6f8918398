import { healthEndpoint } from '@sopaan/schemas/releases/health';
import { expectSettled } from '../testing/pages/layout';
import { ABOUT_PATH } from '../testing/builds/marketing';
import { expect, test } from '../testing/worker-site';

test('[P7] violations of the content security policy are listed with the health of the environment', async ({
  page,
  problems,
  site,
}) => {
  problems.allow(/Content Security Policy/);
  await page.goto(site.url + ABOUT_PATH);
  await expectSettled(page);
  await page.evaluate(() => {
    document.body.append(
      Object.assign(new Image(), { src: 'https://blocked.example/pixel.png?id=1' }),
    );
  });
  await expect
    .poll(async () => {
      const { violations } = await site.request(healthEndpoint, { environment: 'production' });
      return violations.map(({ directive, blocked }) => ({ directive, blocked }));
    })
    .toContainEqual({ directive: 'img-src', blocked: 'https://blocked.example/pixel.png' });
});
