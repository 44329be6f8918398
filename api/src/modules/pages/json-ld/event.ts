import type { HostEvent } from '@sopaan/schemas/event';
import { plainText } from '../../../html/plain-text';
import type { JsonLdDocument, JsonLdNode } from './json-ld';
import { placeJsonLd } from './place';

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

export function eventJsonLd(event: HostEvent, path: string): JsonLdDocument {
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
    location: locationsJsonLd(event, path),
    organizer: {
      '@type': 'Organization',
      name: organisation.name,
      ...(organisation.website && { url: organisation.website }),
    },
    isAccessibleForFree: event.paid === 0,
    ...(event.capacity !== null && { maximumAttendeeCapacity: event.capacity }),
    offers: offerJsonLd(event, path),
  };
}

function locationsJsonLd({ ModeofEvent: mode, location }: HostEvent, path: string) {
  const online: JsonLdNode = { '@type': 'VirtualLocation', url: path };
  const onSite: JsonLdNode = placeJsonLd(location);
  if (mode === 'Online') return online;
  return mode === 'Hybrid' ? [online, onSite] : onSite;
}

function offerJsonLd(event: HostEvent, path: string): JsonLdNode {
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
