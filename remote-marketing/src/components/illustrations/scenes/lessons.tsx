import { BrowserWindow } from '../frame/browser-window';
import { ButtonShape, Label, Panel, Person, TextLines, Tick } from '../frame/shapes';

export function LiveClassScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <rect x={12} y={12} width={164} height={98} rx={6} fill={colours.ground} />
          <Person x={94} y={62} r={32} colours={colours} />
          <rect x={20} y={18} width={30} height={13} rx={6.5} fill={colours.error} />
          <text
            x={35}
            y={27.5}
            fontSize={7.5}
            fontWeight={700}
            textAnchor="middle"
            fill={colours.paper}
          >
            Live
          </text>
          <ButtonShape x={12} y={118} width={76} isOutlined colours={colours}>
            Raise hand
          </ButtonShape>
          <ButtonShape x={96} y={118} width={80} isOutlined colours={colours}>
            Questions
          </ButtonShape>
          <Panel x={186} y={12} width={92} height={124} colours={colours} />
          {[0, 1, 2, 3].map((row) => (
            <g key={row}>
              <Person x={198} y={28 + row * 24} r={7} isAccent={row % 2 === 1} colours={colours} />
              <TextLines
                x={210}
                y={24 + row * 24}
                widths={[[58, 46, 60, 40][row] ?? 50, 34]}
                gap={7}
                colours={colours}
              />
            </g>
          ))}
          <rect x={194} y={118} width={76} height={12} rx={6} fill="none" stroke={colours.muted} />
        </>
      )}
    </BrowserWindow>
  );
}

export function LessonKindsScene() {
  const kinds = ['Video', 'Text', 'Quiz', 'Coding challenge'];
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          {kinds.map((kind, row) => (
            <g key={kind}>
              <Panel
                x={28}
                y={12 + row * 32}
                width={232}
                height={26}
                isTinted={row === 0}
                colours={colours}
              />
              <circle
                cx={46}
                cy={25 + row * 32}
                r={7}
                fill={row % 2 ? colours.accentTint : colours.primaryTint}
              />
              <circle
                cx={46}
                cy={25 + row * 32}
                r={2.5}
                fill={row % 2 ? colours.accent : colours.primary}
              />
              <Label x={64} y={28 + row * 32} isBold colours={colours}>
                {kind}
              </Label>
              <TextLines
                x={150}
                y={23 + row * 32}
                widths={[[70, 84, 58, 76][row] ?? 60]}
                colours={colours}
              />
              {row < 2 && <Tick x={244} y={22 + row * 32} colours={colours} />}
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}
