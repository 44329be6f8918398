import type { Festival } from '@sopaan/schemas/festivals/festival';
import type { JsonLdDocument } from './json-ld';

export function festivalJsonLd(festival: Festival, path: string): JsonLdDocument {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    url: path,
    name: festival.title,
    description: festival.summary || festival.title,
    ...(festival.banner && { image: festival.banner }),
    startDate: festival.startsAt,
    endDate: festival.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: path },
    organizer: { '@type': 'Organization', name: festival.organiser },
    isAccessibleForFree: true,
  };
}
