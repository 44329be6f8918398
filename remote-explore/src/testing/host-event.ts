import type { CompetitionRound, HostEvent } from '@sopaan/schemas/competitions/host-event';

/** A round with all details, with the given changes. */
export function aRound(details: Partial<CompetitionRound['basicdetails']> = {}): CompetitionRound {
  return {
    eventType: 'Screening',
    basicdetails: {
      title: 'Idea round',
      description: '<p>Send a page about your idea.</p>',
      startdate: '2099-01-10',
      enddate: '2099-01-12',
      duration: '2 days',
      platform: 'Online',
      max_mummarks: 50,
      ...details,
    },
  };
}

/** A hackathon that stays open far into the future, with the given changes. */
export function aHostEvent(changes: Partial<HostEvent> = {}): HostEvent {
  return {
    _id: 'event-1',
    title: 'Monsoon Hackathon',
    description: '<p>Build for the rains.</p>',
    companylogo: '',
    banner: '',
    createdAt: '2026-05-04T06:00:00.000Z',
    paid: 0,
    currency: 'INR',
    ModeofEvent: 'Online',
    opportunityType: { _id: 'hackathon', name: 'Hackathon' },
    location: { city: 'Pune', state: 'Maharashtra', country: 'India' },
    timeline: {
      startDate: '2099-01-10',
      endDate: '2099-01-20',
      startTime: '10:00',
      endTime: '18:00',
      startsAt: '2099-01-10T04:30:00.000Z',
      endsAt: '2099-01-20T12:30:00.000Z',
      timezone: 'Asia/Kolkata',
    },
    registrationDeadline: '2099-01-05T18:29:00.000Z',
    deadlines: [{ title: 'Send your idea', at: '2099-01-12T12:30:00.000Z' }],
    status: 'open',
    participants: { currentCount: 1234 },
    capacity: 2000,
    likeCount: 42,
    prizes: [
      { title: 'Winner', amount: 55000, currency: 'INR', certificate: true },
      { title: 'First Runner Up', amount: 30000, currency: 'INR', certificate: true },
      { title: 'Jury mention', amount: 0, currency: 'INR', certificate: false },
    ],
    organisation: {
      name: 'Sahyadri Systems',
      description: '<p>Makes software for farms.</p>',
      industry: 'Agriculture',
      company_size: '51-200',
      founded_year: 2011,
      website: 'https://sahyadri.example/about',
      social_media: { linkedin: 'https://social.example/sahyadri', twitter: '', facebook: '' },
      contact: { email: 'hello@sahyadri.example', phone: '020 5550 1234' },
      location: { city: 'Pune', state: 'Maharashtra', country: 'India' },
    },
    rounds: [aRound(), aRound({ title: 'Final', description: '<p>Show it to the jury.</p>' })],
    eventType: 'Online',
    category: 'Software Development',
    teamSize: '2-4 members',
    team: { min: 2, max: 4 },
    payment: 'Prize Pool',
    workExperience: 'No experience required',
    ...changes,
  };
}
