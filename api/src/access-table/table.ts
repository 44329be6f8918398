import type { DeclaredRoute } from '../plugins/declared-routes';
import { admissionOf, ASKERS } from './admission';

const HEAD = `# Who may call what

Written by \`npm run check -- --write\` from the routes that the API registers. Not for editing.

- **yes**: the route is open to them. Whether a call succeeds is another matter: a password may be wrong.
- **own**: for what is theirs. What belongs to others is answered like what does not exist.
- **own unit**: for the unit that the token was made for.
- **no**: 401 for who shows nothing that the route looks at, 403 for who is known and may not.

A guest shows nothing. Members show the access token of a session that lives; their role is the one of their account
at that moment. A unit token is a deploy token for one unit, a deploy token one for all units. An edge shows the key
that it shares with the API. A route that does not say who may call it stops the start of the API. Each \`GET\` is a
\`HEAD\` too.

`;

/** The document about who may call which route. */
export function accessTable(routes: readonly DeclaredRoute[]): string {
  const columns = ['method', 'path', ...ASKERS, 'what it does'];
  const rows = routes
    .filter(({ method }) => method !== 'HEAD')
    .sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method))
    .map((route) => [
      route.method,
      `\`${route.path}\``,
      ...ASKERS.map((principal) => admissionOf(route, principal)),
      route.summary.replaceAll('|', '\\|'),
    ]);
  const lines = [columns, columns.map(() => '---'), ...rows];
  return `${HEAD}${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
