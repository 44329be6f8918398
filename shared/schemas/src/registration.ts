/** How one person stands to one event: registered, waiting for a place, withdrawn or none of these; and the team. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

export const teamMemberSchema = object({
  /** Of the membership: it tells nothing about the account. */
  memberId: string().required(),
  name: string().required(),
  isLeader: boolean().required(),
  isYou: boolean().required(),
  /** `asked`: the leader has not decided yet. `member`: taken in. */
  state: string().required(),
});
export type TeamMember = InferType<typeof teamMemberSchema>;

export const teamSchema = object({
  id: string().required(),
  name: string().required(),
  /** For inviting; empty for who has only asked to join. */
  code: string().defined(),
  isLeader: boolean().required(),
  /** One's own: `asked` or `member`. */
  state: string().required(),
  /** The leader first. The wishes to join are shown to the leader; who has only asked sees the leader. */
  members: array(teamMemberSchema.required()).required(),
  memberCount: number().integer().required(),
  minMembers: number().integer().required(),
  maxMembers: number().integer().required(),
});
export type Team = InferType<typeof teamSchema>;

export const registrationSchema = object({
  /** `none`, `registered`, `waiting` or `withdrawn`. */
  state: string().required(),
  /** In the line of those who wait, from 1; null for who does not wait. */
  place: number().integer().nullable().defined(),
  waitingCount: number().integer().min(0).required(),
  participantCount: number().integer().min(0).required(),
  /** Places; null when there is no limit. */
  capacity: number().integer().nullable().defined(),
  registeredAt: string().nullable().defined(),
  /** What would succeed now: `register`, `wait`, `withdraw`, `found-team`, `join-team`, `leave-team`, `lead-team`. */
  may: array(string().required()).required(),
  team: teamSchema.nullable().defined().default(null),
}).required();
export type Registration = InferType<typeof registrationSchema>;

const path = 'competitions/:id/registration';
const request = object({ id: string().max(100).required() });
const shared = { access: 'session', path, response: registrationSchema } as const;

export const getRegistrationEndpoint = endpoint({
  ...shared,
  method: 'GET',
  request,
  summary: 'How the member stands to an event: registered, waiting, withdrawn or none of these.',
});

export const registerEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  request: request.shape({
    /** The organiser's rules, as the description gives them. */
    acceptRules: boolean()
      .oneOf([true], 'Please accept the rules of the organiser.')
      .required('Please accept the rules of the organiser.'),
  }),
  summary:
    'Registers for an event, or for its waiting list when it is full. Again is as good as once.',
});

export const withdrawEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  request,
  summary: 'Gives the place, or the one in the line, back. The first who waits gets it.',
});

/** Where the dates of an event are as a calendar file. Public, and no JSON, so it is no endpoint. */
export function calendarPath(eventId: string): string {
  return `/api/competitions/${encodeURIComponent(eventId)}/calendar.ics`;
}
