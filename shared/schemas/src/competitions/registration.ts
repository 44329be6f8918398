/** A person's registration for a competition: registered, on the waiting list, withdrawn or none; and the team. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const teamMemberSchema = object({
  /** The id of the membership, not of the account. */
  memberId: string().required(),
  name: string().required(),
  isLeader: boolean().required(),
  isYou: boolean().required(),
  /** `asked`: the request is pending. `member`: accepted. */
  state: string().required(),
});
export type TeamMember = InferType<typeof teamMemberSchema>;

export const teamSchema = object({
  id: string().required(),
  name: string().required(),
  /** The code for invitations; empty while the request to join is pending. */
  code: string().defined(),
  isLeader: boolean().required(),
  /** The state of the current member: `asked` or `member`. */
  state: string().required(),
  /** The leader first. Only the leader sees requests to join; someone with a pending request sees only the leader. */
  members: array(teamMemberSchema.required()).required(),
  memberCount: number().integer().required(),
  minMembers: number().integer().required(),
  maxMembers: number().integer().required(),
});
export type Team = InferType<typeof teamSchema>;

export const registrationSchema = object({
  /** `none`, `registered`, `waiting` or `withdrawn`. */
  state: string().required(),
  /** The position on the waiting list, from 1; null if not on it. */
  place: number().integer().nullable().defined(),
  waitingCount: number().integer().min(0).required(),
  participantCount: number().integer().min(0).required(),
  /** The number of places; null without a limit. */
  capacity: number().integer().nullable().defined(),
  registeredAt: string().nullable().defined(),
  /** The allowed actions: `register`, `wait`, `withdraw`, `found-team`, `join-team`, `leave-team`, `lead-team`. */
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
  summary: "Returns the member's registration for a competition.",
});

export const registerEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  request: request.shape({
    /** The organiser's rules in the description of the competition. */
    acceptRules: boolean()
      .oneOf([true], 'Please accept the rules of the organiser.')
      .required('Please accept the rules of the organiser.'),
  }),
  summary: 'Registers for a competition, or for its waiting list when it is full. Idempotent.',
});

export const withdrawEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  request,
  summary:
    'Withdraws from a competition or its waiting list. The first on the waiting list gets the place.',
});

/** The path of a competition's calendar file. It is public and not JSON, so it has no endpoint definition. */
export function calendarPath(eventId: string): string {
  return `/api/competitions/${encodeURIComponent(eventId)}/calendar.ics`;
}
