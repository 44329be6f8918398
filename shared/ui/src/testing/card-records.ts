import type { CompetitionCard, GovtJobCard, JobCard, PlainCard, QuizCard } from '../cards/cards';

export function plainCard(changes: Partial<PlainCard> = {}): PlainCard {
  return { id: '7', title: 'web dev basics', description: 'From zero.', img: '', ...changes };
}

export function plainCards(count: number): PlainCard[] {
  return Array.from({ length: count }, (_, at) =>
    plainCard({ id: `${at + 1}`, title: `Course ${at + 1}` }),
  );
}

export function jobCard(changes: Partial<JobCard> = {}): JobCard {
  return {
    id: 'j1',
    title: 'C++ / Rust 100%',
    department: 'Engineering',
    description: 'Build the core.',
    img: '/logo.png',
    applied: 12,
    postdate: '2026-11-03',
    mode: 'Remote',
    type: 'Full time',
    ...changes,
  };
}

export function quizCard(changes: Partial<QuizCard> = {}): QuizCard {
  return {
    id: 'q1',
    parentid: 'p1',
    type: 'mocktest',
    title: 'Aptitude',
    description: 'Ten minutes.',
    ...changes,
  };
}

export function govtJobCard(changes: Partial<GovtJobCard> = {}): GovtJobCard {
  return {
    id: 'g1',
    title: 'Junior Clerk',
    description: 'Graduates may apply.',
    img: '',
    lastdate: '2026-12-15',
    location: 'New Delhi, Delhi',
    ...changes,
  };
}

export function competitionCard(changes: Partial<CompetitionCard> = {}): CompetitionCard {
  return {
    id: 'c1',
    categoryid: 'k1',
    company: 'Setu Labs',
    postedTime: '2026-11-12',
    position: 'Build for Bharat',
    tags: ['Hackathon', 'Online'],
    rate: '₹499',
    location: 'Bengaluru',
    logo: '',
    ...changes,
  };
}
