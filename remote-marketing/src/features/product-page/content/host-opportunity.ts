import type { FeatureCard } from '../components/feature-cards';

/** The ten features of hosting a competition. */
export const features: readonly FeatureCard[] = [
  {
    title: 'Microsite',
    text: 'A page with banner, rounds, prizes, rules and contacts, found by search and by its link.',
    icon: 'globe',
    availability: 'available',
    link: { text: 'See competitions', to: '/competition' },
  },
  {
    title: 'Registrations',
    text: 'Solo or team registration, until all places are taken or registration closes.',
    icon: 'users',
    availability: 'available',
  },
  {
    title: 'Dashboard',
    text: 'Registrations, rounds and results of all your events in one place.',
    icon: 'layers',
    availability: 'in-development',
  },
  {
    title: 'Evaluation panel',
    text: 'Jury members score by criterion, and the ranking is computed from their scores.',
    icon: 'star',
    availability: 'in-development',
  },
  {
    title: 'Emails to participants',
    text: 'Participants get an email when a deadline is near, if they have chosen to.',
    icon: 'mail',
    availability: 'available',
  },
  {
    title: 'Certificates',
    text: 'Certificates with a code that anybody can verify. Courses have them today, competitions will be next.',
    icon: 'award',
    availability: 'in-development',
  },
  {
    title: 'Payment',
    text: 'Entry fees paid on the site, with receipts and refunds.',
    icon: 'rupee',
    availability: 'in-development',
  },
  {
    title: 'Real-time updates',
    text: 'Participants get a notice immediately when a place becomes free or a team is complete.',
    icon: 'bell',
    availability: 'available',
  },
  {
    title: 'Reviews',
    text: 'Participants rate the event. Courses already have reviews, one per student.',
    icon: 'heart',
    availability: 'in-development',
  },
  {
    title: 'Discussion',
    text: 'Questions and answers on the page of the event, moderated by you.',
    icon: 'chat',
    availability: 'in-development',
  },
];
