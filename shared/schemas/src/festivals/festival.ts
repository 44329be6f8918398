/** Online quizzing festivals: several quizzes with one ranking, open for some days. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { festivalEntrySchema } from '../marketing/marketing';
import { quizListItemSchema } from '../quizzes/quiz';

/** Rows of the list of entries per page. */
export const FESTIVAL_PAGE_SIZE = 10;
/** Ranks that the leaderboard shows besides the caller's. */
export const FESTIVAL_LEADERBOARD_SIZE = 10;
/** How often pages request the leaderboard while the festival is running. */
export const FESTIVAL_LEADERBOARD_SECONDS = 15;

/** ISO instants. Registration is open from `registrationOpensAt` to `endsAt`; attempts count from `startsAt` to `endsAt`. */
const dateFields = {
  registrationOpensAt: string().required(),
  startsAt: string().required(),
  endsAt: string().required(),
};

export const festivalListItemSchema = object({
  id: string().required(),
  title: string().required(),
  /** Plain text. */
  summary: string().defined(),
  ...dateFields,
  /** The time zone in which the organiser states the dates. */
  timezone: string().required(),
});
export type FestivalListItem = InferType<typeof festivalListItemSchema>;

/** The prizes in the order of the ranks. */
export const festivalPrizesSchema = array(
  object({
    title: string().required(),
    /** The amount in rupees. */
    amount: number().required(),
  }),
).required();

export const festivalSchema = festivalListItemSchema.shape({
  /** HTML, sanitised by the server. */
  rules: string().defined(),
  /** The URL of a wide picture; empty for a generated one. */
  banner: string().defined(),
  organiser: string().required(),
  prizes: festivalPrizesSchema,
  /** Whether this is sample data, so that no prizes are paid. */
  sample: boolean().required(),
  quizzes: array(quizListItemSchema).required(),
  /** The numbers at the time of the response. */
  stats: object({
    quizzes: number().required(),
    /** Registered people. */
    registered: number().required(),
    /** Submitted attempts of registered people that count. */
    attempts: number().required(),
  }).required(),
});
export type Festival = InferType<typeof festivalSchema>;

const idField = { id: string().max(100).required() };

export const getFestivalsEndpoint = endpoint({
  method: 'GET',
  path: 'festivals',
  access: 'public',
  request: object({}),
  response: object({ items: array(festivalListItemSchema).required() }).required(),
  summary: 'Lists the festivals that are not over, the next end first.',
});

export const getFestivalEndpoint = endpoint({
  method: 'GET',
  path: 'festivals/:id',
  access: 'public',
  request: object(idField),
  response: festivalSchema.required(),
  summary: 'Returns one festival with its quizzes.',
});

export const listedEntrySchema = festivalEntrySchema.shape({
  /** Whether the entry is sample data. */
  sample: boolean().required(),
  /** The final rank; null until the festival has been settled, and without a result. */
  rank: number().nullable().default(null),
});
export type ListedEntry = InferType<typeof listedEntrySchema>;

export const festivalEntriesSchema = object({
  items: array(listedEntrySchema).required(),
  /** The page of `items`, from 1. */
  page: number().required(),
  /** At least 1. */
  pageCount: number().required(),
  /** The number of all entries. */
  total: number().required(),
});
export type FestivalEntries = InferType<typeof festivalEntriesSchema>;

export const getFestivalEntriesEndpoint = endpoint({
  method: 'GET',
  path: 'festivals/:id/entries',
  access: 'public',
  request: object({
    ...idField,
    /** The number of the page, from 1. A number after the last page gives the last page. */
    page: number().integer().min(1).max(1_000_000),
  }),
  response: festivalEntriesSchema.required(),
  summary:
    'Lists the entries of a festival, ten on a page: prizes first, then in order of registration.',
});

export const leaderboardRowSchema = object({
  /** Equal results share a rank. */
  rank: number().required(),
  /** First name and initial. */
  name: string().required(),
  /** The sum of the best results of all quizzes, in correct answers. */
  score: number().required(),
  /** The total time of the attempts with these results. */
  seconds: number().required(),
  /** The number of quizzes with a result. */
  quizzes: number().required(),
  /** The prize in rupees; 0 until the prizes have been decided. */
  prize: number().default(0),
  isYou: boolean().required(),
});
export type LeaderboardRow = InferType<typeof leaderboardRowSchema>;

export const festivalLeaderboardSchema = object({
  items: array(leaderboardRowSchema).required(),
  /** The caller's row; null for guests, and without a result. */
  you: leaderboardRowSchema.nullable().defined(),
  /** The number of people with a result. */
  total: number().required(),
});
export type FestivalLeaderboard = InferType<typeof festivalLeaderboardSchema>;

export const getFestivalLeaderboardEndpoint = endpoint({
  method: 'GET',
  path: 'festivals/:id/board',
  access: 'optional',
  request: object(idField),
  response: festivalLeaderboardSchema.required(),
  summary:
    'Returns the ranking of a festival: more correct answers first, then less time. At most a few seconds old; final soon after the end.',
});

export const festivalRegistrationSchema = object({
  isRegistered: boolean().required(),
  /** Whether the list of entries shows the city. */
  showsCity: boolean().required(),
  /** The city of the profile, which `showsCity` is about; may be empty. */
  city: string().defined(),
});
export type FestivalRegistration = InferType<typeof festivalRegistrationSchema>;

const registration = {
  access: 'session',
  path: 'festivals/:id/registration',
  response: festivalRegistrationSchema.required(),
} as const;

export const getFestivalRegistrationEndpoint = endpoint({
  ...registration,
  method: 'GET',
  request: object(idField),
  summary: "Returns the member's registration for a festival.",
});

export const registerForFestivalEndpoint = endpoint({
  ...registration,
  method: 'PUT',
  request: object({ ...idField, showsCity: boolean().required() }),
  summary: 'Registers the member, or changes whether the city is shown. CLOSED outside the dates.',
});

export const withdrawFromFestivalEndpoint = endpoint({
  ...registration,
  method: 'DELETE',
  request: object(idField),
  summary: 'Deletes the registration. Idempotent. CLOSED when the festival is over.',
});
