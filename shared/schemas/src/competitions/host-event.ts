/**
 * Competitions, which the spec calls host events: hackathons, quizzes, workshops and more. Field names are those of the spec, including
 * their spelling.
 */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { placeSchema } from '../api/place';

export const roundSchema = object({
  eventType: string().defined(),
  basicdetails: object({
    title: string().defined(),
    description: string().defined(),
    startdate: string().defined(),
    enddate: string().defined(),
    duration: string().defined(),
    platform: string().defined(),
    /** The maximum of marks; the spec spells the field this way. */
    max_mummarks: number().nullable().defined(),
  }).required(),
});
export type CompetitionRound = InferType<typeof roundSchema>;

export const prizeSchema = object({
  title: string().required(),
  /** Whole units of `currency`; 0 for a prize that is not money. */
  amount: number().required(),
  currency: string().required(),
  certificate: boolean().required(),
});
export type CompetitionPrize = InferType<typeof prizeSchema>;

export const organiserSchema = object({
  name: string().required(),
  description: string().defined(),
  industry: string().defined(),
  company_size: string().defined(),
  founded_year: number().nullable().defined(),
  website: string().defined(),
  social_media: object({
    linkedin: string().defined(),
    twitter: string().defined(),
    facebook: string().defined(),
  }).required(),
  contact: object({ email: string().defined(), phone: string().defined() }).required(),
  location: placeSchema.required(),
});

export const hostEventSchema = object({
  _id: string().required(),
  title: string().required(),
  /** HTML, sanitised by the server. */
  description: string().defined(),
  companylogo: string().defined(),
  /** The URL of a wide picture; may be empty. */
  banner: string().defined(),
  createdAt: string().required(),
  /** The entry fee in whole units of `currency`; 0 means free. */
  paid: number().required(),
  currency: string().required(),
  ModeofEvent: string().required(),
  opportunityType: object({ _id: string().required(), name: string().required() }).required(),
  location: placeSchema.required(),
  timeline: object({
    /** Day and time of day in `timezone`. */
    startDate: string().required(),
    endDate: string().required(),
    startTime: string().required(),
    endTime: string().required(),
    /** Start and end as ISO instants. */
    startsAt: string().required(),
    endsAt: string().required(),
    timezone: string().required(),
  }).required(),
  registrationDeadline: string().required(),
  /** Further dates, in the organiser's order. */
  deadlines: array(object({ title: string().required(), at: string().required() })).required(),
  /** `open` for registration, `closed` for registration but not over, `ended`. */
  status: string().required(),
  participants: object({ currentCount: number().required() }).required(),
  /** The number of places; null without a limit. */
  capacity: number().nullable().defined(),
  likeCount: number().required(),
  prizes: array(prizeSchema).required(),
  organisation: organiserSchema.required(),
  rounds: array(roundSchema).required(),
  /** The filter keys of the explore page. */
  eventType: string().required(),
  category: string().defined(),
  teamSize: string().required(),
  team: object({ min: number().required(), max: number().required() }).required(),
  payment: string().required(),
  workExperience: string().required(),
});
export type HostEvent = InferType<typeof hostEventSchema>;

export const getAllHostEventsEndpoint = endpoint({
  method: 'POST',
  path: 'get/all/hostevent',
  access: 'public',
  request: object({ limit: number().integer().min(1).max(200) }),
  response: array(hostEventSchema).required(),
  summary: 'Lists competitions: open ones first, soonest first; ended ones last.',
});

export const getHostEventEndpoint = endpoint({
  method: 'POST',
  path: 'get/by_id/hostevent/',
  access: 'public',
  request: object({ eventID: string().max(100).required() }),
  response: hostEventSchema.required(),
  summary: 'Returns one competition by its id.',
});
