import type { DeclaredRoute } from '../plugins/declared-routes';

/** Who may ask, in the order of the table's columns. A member's role says what a token cannot. */
export const ASKERS = [
  'guest',
  'student',
  'mentor',
  'host',
  'recruiter',
  'admin',
  'unit token',
  'deploy token',
  'edge',
] as const;
export type Principal = (typeof ASKERS)[number];

/** `own`, `own unit`: what is theirs; the rest is not found, or refused. */
export type Admission = 'yes' | 'own' | 'own unit' | 'no';

const MEMBERS: readonly Principal[] = ['student', 'mentor', 'host', 'recruiter', 'admin'];

/** What the code says about a route, for one of those who may ask. */
export function admissionOf({ access, scope }: DeclaredRoute, principal: Principal): Admission {
  switch (access) {
    case 'public':
    case 'optional':
      return 'yes';
    case 'session':
      if (!MEMBERS.includes(principal)) return 'no';
      return scope === 'shared' ? 'yes' : 'own';
    case 'deploy':
      if (principal === 'admin' || principal === 'deploy token') return 'yes';
      if (principal !== 'unit token' || scope === 'all units') return 'no';
      return scope === 'own unit' ? 'own unit' : 'yes';
    case 'edge':
      return principal === 'edge' ? 'yes' : 'no';
  }
}
