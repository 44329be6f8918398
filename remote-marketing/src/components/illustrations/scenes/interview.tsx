import { BrowserWindow } from '../frame/browser-window';
import { ButtonShape, Label, Panel, Person, TextLines, Tick } from '../frame/shapes';
import type { Colours } from '../frame/use-colours';

const CODE = [
  { indent: 0, widths: [24, 46] },
  { indent: 10, widths: [30, 20] },
  { indent: 10, widths: [18, 38] },
  { indent: 20, widths: [52] },
  { indent: 20, widths: [26, 24] },
  { indent: 10, widths: [34] },
];

function CodeLines({ x, y, colours }: { x: number; y: number; colours: Colours }) {
  return CODE.map(({ indent, widths: [first = 0, second = 0] }, row) => (
    <g key={row}>
      <Label x={x} y={y + 5 + row * 13} size={6} colours={colours}>
        {String(row + 1)}
      </Label>
      <rect
        x={x + 12 + indent}
        y={y + row * 13}
        width={first}
        height={5}
        rx={2.5}
        fill={row % 2 ? colours.muted : colours.primary}
      />
      <rect
        x={x + 16 + indent + first}
        y={y + row * 13}
        width={second}
        height={5}
        rx={2.5}
        fill={row % 3 ? colours.muted : colours.accent}
      />
    </g>
  ));
}

export function EditorScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <TextLines x={12} y={16} widths={[70]} colours={colours} />
          <TextLines x={12} y={32} widths={[82, 76, 84, 60]} colours={colours} />
          <Panel x={12} y={76} width={84} height={26} isTinted colours={colours} />
          <TextLines x={20} y={83} widths={[56, 40]} gap={8} colours={colours} />
          <path d="M106 0v148" stroke={colours.faint} />
          <CodeLines x={116} y={16} colours={colours} />
          <path d="M106 102h182" stroke={colours.faint} />
          <Tick x={118} y={112} colours={colours} />
          <Label x={132} y={119} isBold tone="success" colours={colours}>
            Accepted
          </Label>
          <TextLines x={118} y={128} widths={[96]} colours={colours} />
          <ButtonShape x={230} y={112} width={48} colours={colours}>
            Submit
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function InterviewScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Panel x={10} y={10} width={172} height={128} colours={colours} />
          <CodeLines x={20} y={24} colours={colours} />
          <path d="M98 62v9" stroke={colours.accent} strokeWidth={1.6} />
          <rect x={100} y={56} width={40} height={9} rx={2} fill={colours.accent} />
          <ButtonShape x={20} y={112} width={40} colours={colours}>
            Run
          </ButtonShape>
          {[0, 1, 2, 3].map((person) => (
            <g key={person}>
              <rect
                x={192 + (person % 2) * 45}
                y={10 + Math.floor(person / 2) * 66}
                width={41}
                height={62}
                rx={5}
                fill={colours.ground}
                stroke={person === 0 ? colours.accent : colours.faint}
                strokeWidth={person === 0 ? 1.6 : 1}
              />
              <Person
                x={212.5 + (person % 2) * 45}
                y={40 + Math.floor(person / 2) * 66}
                r={15}
                isAccent={person === 0}
                colours={colours}
              />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function InviteScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Panel x={50} y={14} width={188} height={118} colours={colours} />
          <path d="M50 26l94 40 94-40" fill="none" stroke={colours.primary} strokeWidth={1.6} />
          <Label x={144} y={84} size={9} anchor="middle" isBold colours={colours}>
            Your coding interview
          </Label>
          <TextLines x={100} y={91} widths={[88]} colours={colours} />
          <ButtonShape x={104} y={106} width={80} colours={colours}>
            Choose a time
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function EvaluateScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          {['Correct', 'Readable', 'Explains', 'Tests'].map((criterion, row) => (
            <g key={criterion}>
              <Label x={18} y={28 + row * 22} colours={colours}>
                {criterion}
              </Label>
              {[0, 1, 2, 3, 4].map((mark) => (
                <circle
                  key={mark}
                  cx={92 + mark * 16}
                  cy={25 + row * 22}
                  r={5}
                  fill={mark <= ([4, 2, 3, 2][row] ?? 2) ? colours.primary : colours.faint}
                />
              ))}
            </g>
          ))}
          <Panel x={182} y={14} width={94} height={80} isTinted colours={colours} />
          <Label x={190} y={28} isBold colours={colours}>
            Notes
          </Label>
          <TextLines x={190} y={36} widths={[76, 68, 72, 50]} colours={colours} />
          <ButtonShape x={18} y={116} width={70} colours={colours}>
            Next round
          </ButtonShape>
          <ButtonShape x={94} y={116} width={60} isOutlined colours={colours}>
            Decline
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function LanguagesScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          {['Python', 'JavaScript', 'TypeScript', 'Java', 'C#', 'PHP'].map((language, index) => (
            <g key={language}>
              <Panel
                x={16 + (index % 2) * 132}
                y={14 + Math.floor(index / 2) * 42}
                width={124}
                height={34}
                isTinted={index === 0}
                colours={colours}
              />
              <path
                transform={`translate(${28 + (index % 2) * 132} ${25 + Math.floor(index / 2) * 42})`}
                d="M4 0 0 5l4 5M14 0l4 5-4 5"
                fill="none"
                stroke={index % 2 ? colours.accent : colours.primary}
                strokeWidth={1.6}
                strokeLinecap="round"
              />
              <Label
                x={58 + (index % 2) * 132}
                y={34 + Math.floor(index / 2) * 42}
                isBold
                colours={colours}
              >
                {language}
              </Label>
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function SubmissionsScene() {
  const verdicts = ['Wrong answer', 'Time limit exceeded', 'Accepted'];
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Label x={16} y={24} size={9} isBold colours={colours}>
            Submissions
          </Label>
          {verdicts.map((verdict, row) => (
            <g key={verdict}>
              <Panel
                x={16}
                y={34 + row * 34}
                width={256}
                height={28}
                isTinted={row === 2}
                colours={colours}
              />
              <circle
                cx={30}
                cy={48 + row * 34}
                r={4}
                fill={row === 2 ? colours.success : colours.error}
              />
              <Label
                x={42}
                y={51 + row * 34}
                isBold
                tone={row === 2 ? 'success' : 'error'}
                colours={colours}
              >
                {verdict}
              </Label>
              <TextLines
                x={150}
                y={46 + row * 34}
                widths={[[60, 84, 50][row] ?? 60]}
                colours={colours}
              />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}
