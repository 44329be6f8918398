import type { HostEvent } from '@sopaan/schemas/event';
import { plainText } from '../../../html/plain-text';
import type { Described, Thing } from './json-ld';
import { placeThing } from './place';

const TYPES: Readonly<Record<string, string>> = {
  hackathon: 'Hackathon',
  quiz: 'EducationEvent',
  workshop: 'EducationEvent',
  conference: 'EducationEvent',
  'cultural-event': 'Festival',
  'college-festival': 'Festival',
};

const MODES: Readonly<Record<string, string>> = {
  Online: 'https://schema.org/OnlineEventAttendanceMode',
  Offline: 'https://schema.org/OfflineEventAttendanceMode',
  Hybrid: 'https://schema.org/MixedEventAttendanceMode',
};

export function eventThing(event: HostEvent, path: string): Described {
  const { organisation, timeline } = event;
  const picture = event.banner || event.companylogo;
  const mode = MODES[event.ModeofEvent];
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[event.opportunityType._id] ?? 'Event',
    url: path,
    name: event.title,
    description: plainText(event.description) || event.title,
    ...(picture && { image: picture }),
    startDate: timeline.startsAt,
    endDate: timeline.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    ...(mode && { eventAttendanceMode: mode }),
    location: locationsOf(event, path),
    organizer: {
      '@type': 'Organization',
      name: organisation.name,
      ...(organisation.website && { url: organisation.website }),
    },
    isAccessibleForFree: event.paid === 0,
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
    offers: offerOf(event, path),
  };
}

function locationsOf({ ModeofEvent: mode, location }: HostEvent, path: string) {
  const online: Thing = { '@type': 'VirtualLocation', url: path };
  const onSite: Thing = placeThing(location);
  if (mode === 'Online') return online;
  return mode === 'Hybrid' ? [online, onSite] : onSite;
}

function offerOf(event: HostEvent, path: string): Thing {
  const { capacity, participants, status } = event;
  const hasPlaces = capacity === null || participants.currentCount < capacity;
  return {
    '@type': 'Offer',
    url: path,
    price: event.paid,
    priceCurrency: event.currency,
    validFrom: event.createdAt,
    validThrough: event.registrationDeadline,
    availability:
      status === 'open' && hasPlaces ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
  };
}
