import { screen, within } from '@testing-library/react';
import { renderOnPage } from '../../testing/render-on-page';
import { PageIntro } from './page-intro';

const intro = (
  <PageIntro
    title={'Hire <b>better</b><img src=x onerror="alert(1)"><p>now</p>'}
    description={'<p>One <em>place</em>.</p><script>alert(1)</script>'}
    buttons={[{ text: 'Post a job', icon: 'briefcase', bgClass: 'secondary', action: '/post?a=1' }]}
    stats={[{ value: '12', label: 'Open jobs' }]}
    imageSrc="/hire.png"
  />
);

test('[SH-025] [AP-034] shows sanitised HTML, buttons, stats and the image', () => {
  const { container } = renderOnPage(intro);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Hire better now');
  expect(within(heading).getByText('better').tagName).toBe('B');
  expect(heading.querySelector('img, p')).toBeNull();
  expect(screen.getByText('place').tagName).toBe('EM');
  expect(container).not.toHaveTextContent('alert');
  expect(screen.getByText('Open jobs').nextElementSibling).toHaveTextContent('12');
  expect(container.querySelector('img')).toHaveAttribute('src', '/hire.png');
});

test('[SH-026] a button navigates to its path', async () => {
  const { user, currentUrl } = renderOnPage(intro);
  await user.click(screen.getByRole('link', { name: 'Post a job' }));
  expect(currentUrl()).toBe('/post?a=1');
});
