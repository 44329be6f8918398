/** Competitions as listed by the search of competitions. The full record is in `host-event`. */
import { number, object, string, type InferType } from 'yup';
import { choices } from '../api/choices';
import { endpoint } from '../api/endpoint';
import {
  COMPETITION_TYPES,
  COMPETITION_CATEGORIES,
  COMPETITION_EXPERIENCES,
  COMPETITION_MODES,
  COMPETITION_PAYMENTS,
  COMPETITION_POSTED_WITHIN,
  COMPETITION_SORTS,
  TEAM_SIZES,
} from './competition-options';
import { locationField, searchFields, searchPageOf } from '../api/facet';
import { placeSchema } from '../api/place';
import { sortField } from '../api/sort';

export const competitionListItemSchema = object({
  _id: string().required(),
  title: string().required(),
  companylogo: string().defined(),
  banner: string().defined(),
  createdAt: string().required(),
  /** The entry fee in whole units of `currency`; 0 means free. */
  paid: number().required(),
  currency: string().required(),
  ModeofEvent: string().required(),
  opportunityType: object({ _id: string().required(), name: string().required() }).required(),
  location: placeSchema.required(),
  organisation: object({ name: string().required() }).required(),
  timeline: object({
    startsAt: string().required(),
    endsAt: string().required(),
    timezone: string().required(),
  }).required(),
  registrationDeadline: string().required(),
  /** `open` for registration, `closed` for registration but not over, `ended`. */
  status: string().required(),
  participants: object({ currentCount: number().required() }).required(),
  /** The number of places; null without a limit. */
  capacity: number().nullable().defined(),
  likeCount: number().required(),
  /** The sum of all prizes in whole units of `currency`. */
  prizeTotal: number().required(),
  category: string().defined(),
  teamSize: string().required(),
  payment: string().required(),
  workExperience: string().required(),
});
export type CompetitionListItem = InferType<typeof competitionListItemSchema>;

export const searchCompetitionsEndpoint = endpoint({
  method: 'GET',
  path: 'competitions',
  access: 'public',
  request: object({
    ...searchFields,
    ...locationField,
    sort: sortField(COMPETITION_SORTS),
    competitionType: choices(COMPETITION_TYPES),
    eventType: choices(COMPETITION_MODES),
    datePosted: choices(COMPETITION_POSTED_WITHIN),
    category: choices(COMPETITION_CATEGORIES),
    teamSize: choices(TEAM_SIZES),
    payment: choices(COMPETITION_PAYMENTS),
    workExperience: choices(COMPETITION_EXPERIENCES),
  }),
  response: searchPageOf(competitionListItemSchema).required(),
  summary: 'Searches competitions that are not over: open ones first, the next closing date first.',
});
