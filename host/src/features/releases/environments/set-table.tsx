import type { Environment } from '@sopaan/schemas/releases/environment';
import { getRelease } from '../change/changed-releases';
import { Code } from '../table/code';
import { RecordTable } from '../table/record-table';

/** The release of each unit, and the release of the canary where it differs. */
export function SetTable({ environment: { name, set, canary } }: { environment: Environment }) {
  const rows = set.parts.map(({ unit, release }) => {
    const canaryRelease = canary && getRelease(canary.set, unit);
    return { unit, release, canaryRelease: canaryRelease === release ? null : canaryRelease };
  });
  return (
    <RecordTable
      caption={`Releases in ${name}`}
      rows={rows}
      dense
      getKey={({ unit }) => unit}
      columns={[
        { label: 'Unit', cell: ({ unit }) => unit },
        { label: 'Release', cell: ({ release }) => <Code>{release}</Code> },
        ...(canary
          ? [
              {
                label: 'Canary',
                cell: ({ canaryRelease }: (typeof rows)[number]) =>
                  canaryRelease ? <Code>{canaryRelease}</Code> : '',
              },
            ]
          : []),
      ]}
    />
  );
}
