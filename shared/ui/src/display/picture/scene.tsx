import { hash } from './hash';
import type { PicturePalette } from './picture-palettes';

/** The background of a generated picture: a sun, a hill and a flight of steps (in Hindi: sopaan). */
export function Scene({ id, palette }: { id: string; palette: PicturePalette }) {
  const facesLeft = hash(`flip${id}`) % 2 === 0;
  const discX = 17 + (hash(`disc${id}`) % 24);
  const discSize = 8 + (hash(`size${id}`) % 7);
  const slope = 34 + (hash(`slope${id}`) % 22);
  const rise = 5 + (hash(`rise${id}`) % 4);
  const steps = [1, 2, 3, 4, 5, 6, 7].map(() => `h20v-${rise}`).join('');
  return (
    <>
      <rect width={160} height={90} fill={palette.sky} />
      <g transform={facesLeft ? undefined : 'matrix(-1 0 0 1 160 0)'}>
        <circle cx={discX} cy={26} r={discSize} fill={palette.accent} opacity={0.85} />
        <path
          d={`M0 ${slope + 16}C40 ${slope - 8} 70 ${slope + 26} 160 ${slope}V90H0z`}
          fill={palette.far}
        />
        <path d={`M0 84${steps}h20V90H0z`} fill={palette.mid} opacity={0.55} />
      </g>
    </>
  );
}
