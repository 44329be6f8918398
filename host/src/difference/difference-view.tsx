import type { Difference } from '@sopaan/schemas/releases/difference';
import { Box, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';
import { formatSignedSize, formatSize } from './format-size';

interface DifferenceViewProps {
  difference: Difference;
  /** Heading level of the sections. */
  level?: 'h2' | 'h3' | 'h4';
}

/** The differences between two sets or releases. Sections without differences are omitted. */
export function DifferenceView({ difference, level = 'h4' }: DifferenceViewProps) {
  const { units, routes, contract, shared, bytes } = difference;
  const parts = [
    { title: 'Units', lines: units.map(({ unit, from, to }) => changeLine(unit, from, to)) },
    { title: 'Pages', lines: routes.map(routeLine) },
    { title: 'Contract', lines: contract.map(({ unit, from, to }) => changeLine(unit, from, to)) },
    {
      title: 'Shared libraries',
      lines: shared.map(({ unit, library, from, to }) =>
        changeLine(`${unit}: ${library}`, from, to),
      ),
    },
    { title: 'Size of a first visit', lines: bytes.map(bytesLine) },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return <Typography variant="body2">No differences.</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      {parts.map((part) => (
        <Part key={part.title} {...part} level={level} />
      ))}
    </Box>
  );
}

interface Line {
  key: string;
  content: ReactNode;
}

function Part({
  title,
  lines,
  level,
}: {
  title: string;
  lines: Line[];
  level: 'h2' | 'h3' | 'h4';
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component={level} variant="subtitle2">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {lines.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </Box>
    </section>
  );
}

function changeLine(name: string, from: string | null, to: string | null): Line {
  const content = (
    <>
      <strong>{name}</strong> {fromTo(from, to)}
    </>
  );
  return { key: name, content };
}

function fromTo(from: string | null, to: string | null): string {
  if (from === null) return `added: ${to ?? ''}`;
  return to === null ? `removed (was ${from})` : `${from} → ${to}`;
}

function routeLine({ path, unit, change: kind, details }: Difference['routes'][number]): Line {
  const content = (
    <>
      <strong>{path}</strong> ({unit}) {kind}
      {details.length > 0 && `: ${details.join(', ')}`}
    </>
  );
  return { key: `${unit} ${path}`, content };
}

function bytesLine({ path, from, to }: Difference['bytes'][number]): Line {
  const hasBoth = from !== null && to !== null;
  const content = (
    <>
      <strong>{path}</strong>{' '}
      {hasBoth
        ? `${formatSize(from)} → ${formatSize(to)} (${formatSignedSize(to - from)})`
        : fromTo(from === null ? null : formatSize(from), to === null ? null : formatSize(to))}
    </>
  );
  return { key: path, content };
}
