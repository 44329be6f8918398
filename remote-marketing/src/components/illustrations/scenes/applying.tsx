import { BrowserWindow } from '../frame/browser-window';
import { ButtonShape, Label, Panel, TextLines, Tick } from '../frame/shapes';

export function JobScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <rect x={16} y={14} width={34} height={34} rx={7} fill={colours.primaryTint} />
          <path
            d="M26 40V24h14v16M30 28h2M34 28h2M30 33h2M34 33h2"
            stroke={colours.primary}
            strokeWidth={1.6}
            fill="none"
          />
          <Label x={60} y={28} size={10} isBold colours={colours}>
            Junior web developer
          </Label>
          <TextLines x={60} y={35} widths={[92]} colours={colours} />
          {['Pay', 'Place', 'Last date'].map((fact, index) => (
            <g key={fact}>
              <Panel x={16 + index * 87} y={60} width={81} height={30} colours={colours} />
              <Label x={24 + index * 87} y={72} size={7} colours={colours}>
                {fact}
              </Label>
              <rect
                x={24 + index * 87}
                y={78}
                width={[58, 40, 48][index]}
                height={6}
                rx={3}
                fill={colours.primary}
                opacity={0.6}
              />
            </g>
          ))}
          <TextLines x={16} y={104} widths={[150, 134, 144]} colours={colours} />
          <ButtonShape x={212} y={112} width={60} colours={colours}>
            Apply
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function QuestionnaireScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Label x={18} y={24} size={9} isBold colours={colours}>
            Questions before applying
          </Label>
          {[0, 1].map((row) => (
            <g key={row}>
              <TextLines
                x={18}
                y={38 + row * 38}
                widths={[[150, 128][row] ?? 120]}
                colours={colours}
              />
              {['Yes', 'No'].map((answer, index) => (
                <g key={answer}>
                  <circle
                    cx={24 + index * 48}
                    cy={54 + row * 38}
                    r={4.5}
                    fill={index === row ? colours.primary : 'none'}
                    stroke={index === row ? colours.primary : colours.muted}
                  />
                  <Label x={33 + index * 48} y={57 + row * 38} colours={colours}>
                    {answer}
                  </Label>
                </g>
              ))}
            </g>
          ))}
          <Tick x={19} y={114} colours={colours} />
          <Label x={34} y={120} colours={colours}>
            CV and documents attached
          </Label>
          <ButtonShape x={196} y={112} width={76} colours={colours}>
            Send
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}
