import type { FeatureCard } from '../components/feature-cards';

/** The ten features of hosting. */
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
    text: 'Solo or team registration until the places are taken or the time is over.',
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
    text: 'Jurors give marks by criterion, and the ranking follows from them.',
    icon: 'star',
    availability: 'in-development',
  },
  {
    title: 'Emails to participants',
    text: 'Participants are mailed when a deadline is near, if they chose so.',
    icon: 'mail',
    availability: 'available',
  },
  {
    title: 'Certificates',
    text: 'Certificates with a code that anybody can verify. Today for courses, next for competitions.',
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
    text: 'A free place or a complete team reaches participants as a notice at once.',
    icon: 'bell',
    availability: 'available',
  },
  {
    title: 'Reviews',
    text: 'Participants rate the event. Courses have reviews already, one for each student.',
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
