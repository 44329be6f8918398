/** @jest-environment-options {"sheets": true} */
import { screen } from '@testing-library/react';
import {
  competitionCard,
  govtJobCard,
  jobCard,
  plainCard,
  quizCard,
} from '../../testing/card-records';
import { renderOnPage } from '../../testing/render-on-page';
import { EntityCard, type CardOfType } from './entity-card';

const plainTypes = [
  'mentor',
  'course',
  'institute',
  'Live',
  'Tutor',
  'Study',
  'Topcourse',
] as const;
const allCards: CardOfType[] = [
  ...plainTypes.map((type) => ({ type, card: plainCard() })),
  { type: 'job', card: jobCard() },
  { type: 'govtjob', card: govtJobCard() },
  { type: 'Quizseries', card: quizCard() },
  { type: 'competition', card: competitionCard() },
];
const targets = {
  mentor: '/mentors/search?mentor=7',
  course: '/course/Web-Dev-Basics/7',
  institute: '/institute/overview/7',
  Live: '/learn/liveStream?class=7',
  Tutor: '/course/Web-Dev-Basics/7',
  Study: '/course/Web-Dev-Basics/7',
  Topcourse: '/course/Web-Dev-Basics/7',
  job: '/job/preview/c-rust-100/j1',
  govtjob: '/job/preview/junior-clerk/g1',
  Quizseries: '/learn/quizz/q1/p1/mocktest',
  competition: '/competition/build-for-bharat/c1',
};

test.each(allCards)(
  '[SH-006] [SH-014] [SH-022] [SH-023] [SH-024] renders a card of type $type and opens its page',
  async (card) => {
    const { user, currentUrl } = renderOnPage(<EntityCard {...card} />);
    expect(screen.getByRole('article')).toBeVisible();
    await user.click(screen.getByRole('link'));
    expect(currentUrl()).toBe(targets[card.type]);
  },
);

test('[SH-012] a job card shows all fields of its record', () => {
  const { container } = renderOnPage(<EntityCard type="job" card={jobCard()} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.png');
  expect(screen.getByRole('heading')).toHaveTextContent('C++ / Rust 100%');
  for (const text of [
    'Engineering',
    'Build the core.',
    '12 applied',
    '3 Nov 2026',
    'Remote',
    'Full time',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link')).toHaveTextContent('View More');
  expect(screen.getByRole('link')).toHaveAccessibleName('View More: C++ / Rust 100%');
});

test('[U17] [SH-012] a job card without applicants invites to apply', () => {
  renderOnPage(<EntityCard type="job" card={{ ...jobCard(), applied: 0 }} />);
  expect(screen.getByText('Be the first to apply')).toBeVisible();
});

test.each([
  ['hybrid', 'Internship', ['Internship', 'Hybrid']],
  ['remote', 'Remote', ['Remote']],
  ['remote', 'Work From Home', ['Work From Home']],
])('[SH-012] a job card with mode %s and type %s has no tag twice', (mode, type, tags) => {
  renderOnPage(<EntityCard type="job" card={jobCard({ mode, type })} />);
  expect(
    screen
      .getAllByText(/^(hybrid|internship|remote|work from home)$/i)
      .map((tag) => tag.textContent),
  ).toEqual(tags);
});

test.each(['job', 'Quizseries'] as const)(
  '[SH-013] the gradient of a %s card depends on its id',
  (type) => {
    const gradient = (id: string) => {
      const card =
        type === 'job' ? { type, card: jobCard({ id }) } : { type, card: quizCard({ id }) };
      const { container, unmount } = renderOnPage(<EntityCard {...card} />);
      const header = container.querySelector('article > div');
      const found = header ? getComputedStyle(header).background : '';
      unmount();
      return found;
    };
    const first = gradient('a');
    expect(first).toMatch(/linear-gradient/);
    expect(gradient('a')).toBe(first);
    expect(gradient('b')).not.toBe(first);
  },
);

test('[SH-015] the icon of a quiz card depends on its type, with a default for unknown types', () => {
  const icons = ['quiz', 'test_series', 'exam_prep', 'mocktest', 'other', 'never seen'].map(
    (type) => {
      const { container, unmount } = renderOnPage(
        <EntityCard type="Quizseries" card={quizCard({ type })} />,
      );
      const icon = container.querySelector('article path')?.getAttribute('d');
      unmount();
      return icon;
    },
  );
  expect(new Set(icons.slice(0, 5)).size).toBe(5);
  expect(icons[5]).toBe(icons[4]);
});

test('[SH-017] a government job card shows last date and location', () => {
  renderOnPage(<EntityCard type="govtjob" card={govtJobCard()} />);
  expect(screen.getByText('15 Dec 2026')).toHaveAttribute('datetime', '2026-12-15');
  expect(screen.getByText('New Delhi, Delhi')).toBeVisible();
});

test('[SH-018] a competition card shows all fields of its record', () => {
  const card = competitionCard({ tags: ['Hackathon', 'Offline'] });
  renderOnPage(<EntityCard type="competition" card={card} />);
  for (const text of [
    'Setu Labs',
    '12 Nov 2026',
    'Build for Bharat',
    'Hackathon',
    'Offline',
    '₹499',
    'Bengaluru',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('[U17] a competition card leads with the prizes, and names no city for an online competition', () => {
  const card = competitionCard({ keyFact: '₹75,000 in prizes' });
  renderOnPage(<EntityCard type="competition" card={card} />);
  const prizes = screen.getByText('₹75,000 in prizes');
  const posted = screen.getByText('12 Nov 2026');
  expect(prizes.compareDocumentPosition(posted)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Online')).toBeVisible();
  expect(screen.queryByText('Bengaluru')).not.toBeInTheDocument();
});

test('[SH-019] View on a competition card opens the competition', async () => {
  const { user, currentUrl } = renderOnPage(
    <EntityCard type="competition" card={competitionCard({ position: 'AI/ML 101?' })} />,
  );
  await user.click(screen.getByRole('link', { name: 'View: AI/ML 101?' }));
  expect(currentUrl()).toBe('/competition/ai-ml-101/c1');
});

test('[U17] a card shows what helps to decide', () => {
  renderOnPage(
    <EntityCard
      type="course"
      card={plainCard({
        provider: 'Sahyadri Institute',
        keyFact: '₹1,499',
        rating: { value: 4.2, count: 12 },
        facts: [
          { icon: 'layers', text: 'Beginner' },
          { icon: 'calendar', text: 'Starts', date: '2026-12-15' },
        ],
      })}
    />,
  );
  expect(screen.getByText('Sahyadri Institute')).toBeVisible();
  expect(screen.getByText('₹1,499')).toBeVisible();
  expect(screen.getByText('4.2').parentElement).toHaveTextContent('4.2 of 5 (12)');
  expect(screen.getByText('Beginner')).toBeVisible();
  expect(screen.getByText(/^Starts/)).toHaveTextContent('Starts 15 Dec 2026');
});

test('[U17] the initials on a job card are those of the company, not of the department', () => {
  const card = jobCard({ img: '', provider: 'Setu Labs' });
  const { container } = renderOnPage(<EntityCard type="job" card={card} />);
  expect(container.querySelector('.MuiAvatar-root')).toHaveTextContent('SL');
  expect(screen.getByText('Engineering')).toBeVisible();
});
