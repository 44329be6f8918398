import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
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

export function eventJsonLd(competition: HostEvent, path: string): JsonLdDocument {
  const { organisation, timeline } = competition;
  const picture = competition.banner || competition.companylogo;
  const mode = MODES[competition.ModeofEvent];
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[competition.opportunityType._id] ?? 'Event',
    url: path,
    name: competition.title,
    description: plainText(competition.description) || competition.title,
    ...(picture && { image: picture }),
    startDate: timeline.startsAt,
    endDate: timeline.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    ...(mode && { eventAttendanceMode: mode }),
    location: locationsJsonLd(competition, path),
    organizer: {
      '@type': 'Organization',
      name: organisation.name,
      ...(organisation.website && { url: organisation.website }),
    },
    isAccessibleForFree: competition.paid === 0,
    ...(competition.capacity !== null && { maximumAttendeeCapacity: competition.capacity }),
    offers: offerJsonLd(competition, path),
  };
}

function locationsJsonLd({ ModeofEvent: mode, location }: HostEvent, path: string) {
  const online: JsonLdNode = { '@type': 'VirtualLocation', url: path };
  const onSite: JsonLdNode = placeJsonLd(location);
  if (mode === 'Online') return online;
  return mode === 'Hybrid' ? [online, onSite] : onSite;
}

function offerJsonLd(competition: HostEvent, path: string): JsonLdNode {
  const { capacity, participants, status } = competition;
  const hasPlaces = capacity === null || participants.currentCount < capacity;
  return {
    '@type': 'Offer',
    url: path,
    price: competition.paid,
    priceCurrency: competition.currency,
    validFrom: competition.createdAt,
    validThrough: competition.registrationDeadline,
    availability:
      status === 'open' && hasPlaces ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
  };
}
