import type { Environment } from '@sopaan/schemas/release-environment';
import { releaseOf } from '../change/changed-parts';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';

/** The release of each unit, and the canary's beside it where it is another. */
export function SetTable({ environment: { name, set, canary } }: { environment: Environment }) {
  const rows = set.parts.map(({ unit, release }) => {
    const tried = canary && releaseOf(canary.set, unit);
    return { unit, release, tried: tried === release ? null : tried };
  });
  return (
    <RecordTable
      caption={`Releases in ${name}`}
      rows={rows}
      dense
      keyOf={({ unit }) => unit}
      columns={[
        { label: 'Unit', cell: ({ unit }) => unit },
        { label: 'Release', cell: ({ release }) => <Code>{release}</Code> },
        ...(canary
          ? [
              {
                label: 'Canary',
                cell: ({ tried }: (typeof rows)[number]) => (tried ? <Code>{tried}</Code> : ''),
              },
            ]
          : []),
      ]}
    />
  );
}
