import type { ReactNode } from 'react';
import type { PicturePalette } from './picture-palettes';
import { Person } from './person';
import { academicObjects } from './academic-objects';

/** The kinds of generated pictures. */
export type PictureKind = keyof typeof objects;

type Drawing = (palette: PicturePalette) => ReactNode;

/** One object per kind, around the origin. Most are about 60 wide and 50 high; the whole picture is 160 by 90. */
export const objects = {
  ...academicObjects,
  job: ({ near, mid, accent }) => (
    <>
      <path
        d="M-9-12v-6a3 3 0 0 1 3-3H6a3 3 0 0 1 3 3v6"
        fill="none"
        stroke={near}
        strokeWidth={4}
      />
      <rect x={-27} y={-13} width={54} height={36} rx={6} fill={near} />
      <path d="M-27 0c16 9 38 9 54 0v5c-16 9-38 9-54 0z" fill={mid} />
      <rect x={-5} y={2} width={10} height={9} rx={2.5} fill={accent} />
    </>
  ),
  govtjob: ({ near, mid, paper, accent }) => (
    <>
      <path d="M0-32v10" stroke={near} strokeWidth={1.6} />
      <path d="M.8-32h11l-3 3 3 3H.8z" fill={accent} />
      <path d="M-15-6a15 16 0 0 1 30 0z" fill={near} />
      <rect x={-18} y={-6} width={36} height={5} rx={1} fill={mid} />
      <rect x={-26} y={-1} width={52} height={20} fill={near} />
      {[-21, -11, -1, 9, 19].map((x) => (
        <rect key={x} x={x - 1.5} y={3} width={5} height={16} rx={2.5} fill={paper} />
      ))}
      <rect x={-30} y={19} width={60} height={5} rx={1} fill={mid} />
    </>
  ),
  competition: ({ near, mid, accent }) => (
    <>
      <path
        d="M-13-19h-8c0 9 3 13 9 14M13-19h8c0 9-3 13-9 14"
        fill="none"
        stroke={accent}
        strokeWidth={3}
      />
      <path d="M-13-24h26v11a13 13 0 0 1-26 0z" fill={accent} />
      <path d="M-2.5-2h5v6h-5zM-8 4H8v4H-8z" fill={accent} />
      <rect x={-11} y={8} width={22} height={20} fill={near} />
      <rect x={-32} y={15} width={21} height={13} fill={mid} />
      <rect x={11} y={19} width={21} height={9} fill={mid} />
    </>
  ),
  blog: ({ near, mid, far, paper, accent }) => (
    <>
      <rect x={-20} y={-25} width={44} height={50} rx={4} fill={mid} />
      <rect x={-24} y={-22} width={44} height={50} rx={4} fill={paper} />
      <rect x={-18} y={-16} width={32} height={16} rx={2} fill={accent} />
      <path d="M-18 6h32M-18 12h32M-18 18h20" stroke={far} strokeWidth={2.4} />
      <path d="M-18 0l10-10 7 7 5-4 10 7z" fill={near} />
    </>
  ),
  people: ({ near, mid, far, paper, accent }) => (
    <>
      <Person x={-29} y={24} size={0.9} skin={paper} coat={near} />
      <Person x={0} y={12} size={0.9} skin={accent} coat={far} />
      <Person x={29} y={0} size={0.9} skin={paper} coat={near} />
      <path d="M-44 24h29V12h29V0h30v60h-88z" fill={mid} />
      <path d="M-44 24h29v3h-29zM-15 12h29v3h-29zM14 0h30v3H14z" fill={accent} />
    </>
  ),
  practice: ({ near, mid, far, paper, accent }) => (
    <>
      <rect x={-30} y={-22} width={60} height={44} rx={5} fill={near} />
      <rect x={-26} y={-12} width={52} height={30} rx={2} fill={paper} />
      <circle cx={-24} cy={-17} r={1.6} fill={accent} />
      <circle cx={-18.5} cy={-17} r={1.6} fill={mid} />
      <path d="M-21-5h14M-15 1h22M-15 7h12M-21 13h8" stroke={mid} strokeWidth={2.6} />
      <path d="M-3-5h18M1 7h10" stroke={accent} strokeWidth={2.6} />
      <path d="M-9 13h16" stroke={far} strokeWidth={2.6} />
    </>
  ),
} satisfies Record<string, Drawing>;
