import type { DeclaredRoute } from '../../auth/declared-routes';

/** The kinds of callers, in the order of the table's columns. Members differ by role. */
export const CALLER_KINDS = [
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
export type CallerKind = (typeof CALLER_KINDS)[number];

/** `own`, `own unit`: only the caller's own data or unit; other data is answered with 404 or 403. */
export type AccessLevel = 'yes' | 'own' | 'own unit' | 'no';

const MEMBERS: readonly CallerKind[] = ['student', 'mentor', 'host', 'recruiter', 'admin'];

/** What a kind of caller may do with a route. */
export function accessLevelOf({ access, scope }: DeclaredRoute, kind: CallerKind): AccessLevel {
  switch (access) {
    case 'public':
    case 'optional':
      return 'yes';
    case 'session':
      if (!MEMBERS.includes(kind)) return 'no';
      return scope === 'shared' ? 'yes' : 'own';
    case 'deploy':
      if (kind === 'admin' || kind === 'deploy token') return 'yes';
      if (kind !== 'unit token' || scope === 'all units') return 'no';
      return scope === 'own unit' ? 'own unit' : 'yes';
    case 'edge':
      return kind === 'edge' ? 'yes' : 'no';
  }
}
