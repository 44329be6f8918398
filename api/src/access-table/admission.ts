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
export type Asker = (typeof ASKERS)[number];

/** `own`, `own unit`: what is theirs; the rest is not found, or refused. */
export type Admission = 'yes' | 'own' | 'own unit' | 'no';

const MEMBERS: readonly Asker[] = ['student', 'mentor', 'host', 'recruiter', 'admin'];

/** What the code says about a route, for one of those who may ask. */
export function admissionOf({ access, scope }: DeclaredRoute, asker: Asker): Admission {
  switch (access) {
    case 'public':
    case 'optional':
      return 'yes';
    case 'session':
      if (!MEMBERS.includes(asker)) return 'no';
      return scope === 'shared' ? 'yes' : 'own';
    case 'deploy':
      if (asker === 'admin' || asker === 'deploy token') return 'yes';
      if (asker !== 'unit token' || scope === 'all units') return 'no';
      return scope === 'own unit' ? 'own unit' : 'yes';
    case 'edge':
      return asker === 'edge' ? 'yes' : 'no';
  }
}
