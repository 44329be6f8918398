import type { Difference } from '@sopaan/schemas/releases/difference';
import type { Style } from '../terminal/style';
import { formatBytes } from '../terminal/format';

const SIGNS = { added: '+', removed: '-', changed: '~' } as const;
const COLOURS = { added: 'green', removed: 'red', changed: 'yellow' } as const;

export function differenceLines(style: Style, difference: Difference): string[] {
  const { units, routes, contract, shared, bytes } = difference;
  const sections: Array<[title: string, lines: string[]]> = [
    ['Units', units.map(({ unit, from, to }) => `  ${unit.padEnd(10)} ${change(from, to)}`)],
    [
      'Routes',
      routes.map(
        ({ path, unit, change: kind, details }) =>
          `  ${style(COLOURS[kind], `${SIGNS[kind]} ${path}`)} ${style('dim', unit)}${details.length > 0 ? `: ${details.join('; ')}` : ''}`,
      ),
    ],
    ['Contract', contract.map(({ unit, from, to }) => `  ${unit.padEnd(10)} ${change(from, to)}`)],
    [
      'Shared libraries',
      shared.map(({ unit, library, from, to }) => `  ${unit} ${library} ${change(from, to)}`),
    ],
    [
      'First visit of a page',
      bytes.map(
        ({ path, from, to }) => `  ${path} ${change(size(from), size(to))}${sizeChange(from, to)}`,
      ),
    ],
  ];
  const differing = sections.filter(([, lines]) => lines.length > 0);
  if (differing.length === 0) return ['No differences.'];
  return differing.flatMap(([title, lines]) => [style('bold', title), ...lines]);
}

function change(from: string | null, to: string | null): string {
  return `${from ?? 'none'} → ${to ?? 'none'}`;
}

function size(bytes: number | null): string | null {
  return bytes === null ? null : formatBytes(bytes);
}

function sizeChange(from: number | null, to: number | null): string {
  if (from === null || to === null) return '';
  return ` (${to < from ? '-' : '+'}${formatBytes(Math.abs(to - from))})`;
}
