import type { Registration, Team } from '@sopaan/schemas/competitions/registration';

/** The registration of a member who has not registered, with the given changes. */
export function aRegistration(changes: Partial<Registration> = {}): Registration {
  return {
    state: 'none',
    place: null,
    waitingCount: 0,
    participantCount: 1234,
    capacity: 2000,
    registeredAt: null,
    may: ['register'],
    team: null,
    ...changes,
  };
}

/** The registration of a member who has a place. */
export function aConfirmedRegistration(changes: Partial<Registration> = {}): Registration {
  return aRegistration({
    state: 'registered',
    registeredAt: '2026-05-05T06:00:00.000Z',
    participantCount: 1235,
    may: ['withdraw', 'found-team', 'join-team'],
    ...changes,
  });
}

/** A team for two to four people whose leader is the only member so far. */
export function aTeam(changes: Partial<Team> = {}): Team {
  return {
    id: 'team-1',
    name: 'Rain Makers',
    code: 'ABCDEFGH23',
    isLeader: true,
    state: 'member',
    members: [{ memberId: 'm1', name: 'Asha Rao', isLeader: true, isYou: true, state: 'member' }],
    memberCount: 1,
    minMembers: 2,
    maxMembers: 4,
    ...changes,
  };
}
