import { BrowserWindow } from '../frame/browser-window';
import { Label, Panel } from '../frame/shapes';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const OPTIONS = [0, 1, 2] as const;
const SIZE = 40;

/** A figure matrix without its last cell, and options for it. */
export function PuzzleScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          {CELLS.map((cell) => {
            const x = 28 + (cell % 3) * (SIZE + 4);
            const y = 10 + Math.floor(cell / 3) * (SIZE + 4);
            const fill = [colours.primaryTint, colours.primary, colours.accent][
              (cell + Math.floor(cell / 3)) % 3
            ];
            return (
              <g key={cell}>
                <Panel x={x} y={y} width={SIZE} height={SIZE} colours={colours} />
                {cell % 3 === 0 && <circle cx={x + 20} cy={y + 20} r={10} fill={fill} />}
                {cell % 3 === 1 && (
                  <rect x={x + 11} y={y + 11} width={18} height={18} fill={fill} />
                )}
                {cell % 3 === 2 && <path d={`M${x + 20} ${y + 9}l11 20h-22z`} fill={fill} />}
              </g>
            );
          })}
          <Panel x={116} y={98} width={SIZE} height={SIZE} isTinted colours={colours} />
          <Label x={136} y={124} size={18} tone="primary" anchor="middle" isBold colours={colours}>
            ?
          </Label>
          {OPTIONS.map((option) => (
            <g key={option}>
              <Panel
                x={186}
                y={12 + option * 44}
                width={82}
                height={36}
                isTinted={option === 1}
                colours={colours}
              />
              <circle
                cx={202}
                cy={30 + option * 44}
                r={5}
                fill={option === 1 ? colours.primary : 'none'}
                stroke={colours.primary}
              />
              <path
                d={`M236 ${19 + option * 44}l11 20h-22z`}
                fill={[colours.primary, colours.primaryTint, colours.accent][option]}
              />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}
