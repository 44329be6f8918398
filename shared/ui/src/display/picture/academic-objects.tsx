import type { ReactNode } from 'react';
import type { PicturePalette } from './picture-palettes';
import { Person } from './person';

/** Objects for courses, mentors, institutes, quizzes and live classes. */
export const academicObjects = {
  course: ({ near, mid, far, paper, accent }) => (
    <>
      <path d="M-31-13v34c10-3 22-2 31 4 9-6 21-7 31-4v-34z" fill={mid} />
      <path d="M-28-17c10-4 20-2 28 4v33c-8-6-18-8-28-4z" fill={near} />
      <path d="M28-17c-10-4-20-2-28 4v33c8-6 18-8 28-4z" fill={paper} />
      <path
        d="M5-8c6-4 11-5 18-4M5-1c6-4 11-5 18-4M5 6c6-4 11-5 18-4"
        fill="none"
        stroke={far}
        strokeWidth={2}
      />
      <path d="M-20-19.5h8V0l-4-3.5L-20 0z" fill={accent} />
    </>
  ),
  mentor: ({ near, mid, paper, accent }) => (
    <>
      <Person x={-9} y={27} size={1.3} skin={paper} coat={near} />
      <path
        d="M9-30h20a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H18l-6 6v-6H9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5z"
        fill={accent}
      />
      <path d="M11-24h16M11-18h10" stroke={mid} strokeWidth={2.2} />
    </>
  ),
  institute: ({ near, mid, far, paper, accent }) => (
    <>
      <path d="M0-34v10" stroke={near} strokeWidth={1.6} />
      <path d="M.8-34h12l-3.5 3.5 3.5 3.5H.8z" fill={accent} />
      <path d="M-31-7 0-25 31-7z" fill={near} />
      <circle cy={-13} r={3.5} fill={paper} />
      <rect x={-27} y={-7} width={54} height={26} fill={mid} />
      {[-22, -9, 4, 17].map((x) => (
        <rect key={x} x={x} y={-4} width={5} height={23} fill={paper} />
      ))}
      <rect x={-31} y={19} width={62} height={5} fill={near} />
      <rect x={-35} y={24} width={70} height={4} fill={far} />
    </>
  ),
  quiz: ({ near, mid, far, paper, accent }) => (
    <>
      <rect x={-20} y={-24} width={40} height={50} rx={5} fill={mid} transform="rotate(-9)" />
      <rect x={-20} y={-25} width={40} height={52} rx={5} fill={paper} />
      {[-14, 0, 14].map((y) => (
        <g key={y}>
          <circle cx={-11} cy={y} r={4} fill={y === 0 ? accent : far} />
          <path d={`M-3 ${y}h16`} stroke={y === 0 ? near : far} strokeWidth={3} />
        </g>
      ))}
      <path d="M-13 0l1.6 1.7L-8.7-1.6" fill="none" stroke={near} strokeWidth={1.5} />
    </>
  ),
  live: ({ near, mid, far, paper, accent }) => (
    <>
      <rect x={-31} y={-25} width={62} height={42} rx={5} fill={near} />
      <rect x={-27} y={-21} width={54} height={34} rx={2} fill={far} />
      <Person x={0} y={13} size={0.85} skin={paper} coat={mid} />
      <rect x={-24} y={-18} width={15} height={7} rx={3.5} fill={accent} />
      <path d="M-9 17h18l3 9h-24z" fill={mid} />
    </>
  ),
} satisfies Record<string, (palette: PicturePalette) => ReactNode>;
