import { BrowserWindow } from '../frame/browser-window';
import { ButtonShape, Label, Panel, TextLines, Tick } from '../frame/shapes';

export function QuestionScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Label x={16} y={24} size={9} isBold colours={colours}>
            Which of these sorts is stable?
          </Label>
          {['Heap sort', 'Merge sort', 'Quick sort', 'Selection sort'].map((option, row) => (
            <g key={option}>
              <Panel
                x={16}
                y={36 + row * 22}
                width={176}
                height={18}
                isTinted={row === 1}
                colours={colours}
              />
              <circle
                cx={28}
                cy={45 + row * 22}
                r={4}
                fill="none"
                stroke={row === 1 ? colours.primary : colours.muted}
                strokeWidth={1.4}
              />
              {row === 1 && <circle cx={28} cy={45 + row * 22} r={2} fill={colours.primary} />}
              <Label x={40} y={48 + row * 22} isBold={row === 1} colours={colours}>
                {option}
              </Label>
            </g>
          ))}
          <circle cx={242} cy={48} r={26} fill="none" stroke={colours.faint} strokeWidth={5} />
          <path
            d="M242 22a26 26 0 1 1-24.700 17.900"
            fill="none"
            stroke={colours.accent}
            strokeWidth={5}
            strokeLinecap="round"
          />
          <path
            d="M242 36v13l8 5"
            fill="none"
            stroke={colours.text}
            strokeWidth={1.8}
            strokeLinecap="round"
          />
          <ButtonShape x={206} y={92} width={72} isOutlined colours={colours}>
            Review later
          </ButtonShape>
          <ButtonShape x={206} y={116} width={72} colours={colours}>
            Next
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function QuestionKindsScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Panel x={12} y={14} width={82} height={120} colours={colours} />
          <Label x={20} y={28} isBold colours={colours}>
            Choices
          </Label>
          {[0, 1, 2, 3].map((row) => (
            <g key={row}>
              <rect
                x={20}
                y={40 + row * 20}
                width={10}
                height={10}
                rx={2}
                fill={row % 2 ? 'none' : colours.primaryTint}
                stroke={row % 2 ? colours.muted : colours.primary}
              />
              {row % 2 === 0 && <Tick x={21.5} y={42.5 + row * 20} colours={colours} />}
              <TextLines
                x={36}
                y={43 + row * 20}
                widths={[[44, 36, 48, 30][row] ?? 40]}
                colours={colours}
              />
            </g>
          ))}
          <Panel x={103} y={14} width={82} height={120} colours={colours} />
          <Label x={111} y={28} isBold colours={colours}>
            Number
          </Label>
          <TextLines x={111} y={40} widths={[62, 54, 40]} colours={colours} />
          <rect x={111} y={78} width={66} height={20} rx={5} fill="none" stroke={colours.primary} />
          <Label x={118} y={92} size={10} isBold colours={colours}>
            9.81
          </Label>
          <Label x={111} y={112} size={7} colours={colours}>
            with a tolerance
          </Label>
          <Panel x={194} y={14} width={82} height={120} colours={colours} />
          <Label x={202} y={28} isBold colours={colours}>
            Ordering
          </Label>
          {['Request', 'Lookup', 'Reply'].map((step, row) => (
            <g key={step}>
              <Panel
                x={202}
                y={40 + row * 28}
                width={66}
                height={20}
                isTinted={row === 1}
                colours={colours}
              />
              <path
                d={`M208 ${47 + row * 28}h6M208 ${51 + row * 28}h6M208 ${55 + row * 28}h6`}
                stroke={colours.muted}
                strokeWidth={1.4}
              />
              <Label x={220} y={53 + row * 28} colours={colours}>
                {step}
              </Label>
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function ServerClockScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Label x={16} y={24} isBold colours={colours}>
            Attempt
          </Label>
          <rect x={16} y={40} width={256} height={8} rx={4} fill={colours.faint} />
          <rect x={16} y={40} width={186} height={8} rx={4} fill={colours.primary} />
          <circle
            cx={202}
            cy={44}
            r={7}
            fill={colours.paper}
            stroke={colours.primary}
            strokeWidth={2}
          />
          <Label x={16} y={64} size={7} colours={colours}>
            Start
          </Label>
          <Label x={272} y={64} size={7} anchor="end" colours={colours}>
            Deadline, kept by the server
          </Label>
          {['Answer stored', 'Network lost', 'Back, answer sent', 'Answer stored'].map(
            (entry, row) => (
              <g key={`${entry}${row}`}>
                {row === 1 ? (
                  <path
                    d={`M18 ${82 + row * 16}h6`}
                    stroke={colours.accent}
                    strokeWidth={2}
                    strokeLinecap="round"
                  />
                ) : (
                  <Tick x={17} y={79 + row * 16} colours={colours} />
                )}
                <Label x={32} y={85 + row * 16} colours={colours}>
                  {entry}
                </Label>
              </g>
            ),
          )}
          <ButtonShape x={206} y={118} width={66} colours={colours}>
            Submit
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function ReceiptScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <path
            d="M74 8h140v126l-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6z"
            fill={colours.paper}
            stroke={colours.muted}
          />
          <Label x={88} y={28} size={9} isBold colours={colours}>
            Receipt of your attempt
          </Label>
          <TextLines x={88} y={38} widths={[110, 92, 104, 70]} colours={colours} />
          <path d="M88 80h112" stroke={colours.faint} />
          <Tick x={89} y={90} colours={colours} />
          <Label x={104} y={96} isBold tone="success" colours={colours}>
            Signature is valid
          </Label>
          <TextLines x={104} y={102} widths={[84]} colours={colours} />
        </>
      )}
    </BrowserWindow>
  );
}

export function ResultsScene() {
  const topics = ['Arrays', 'Graphs', 'SQL', 'Networks'];
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Label x={16} y={24} size={9} isBold colours={colours}>
            Result by topic
          </Label>
          {topics.map((topic, row) => (
            <g key={topic}>
              <Label x={16} y={48 + row * 24} colours={colours}>
                {topic}
              </Label>
              <rect x={72} y={41 + row * 24} width={196} height={9} rx={4.5} fill={colours.faint} />
              <rect
                x={72}
                y={41 + row * 24}
                width={[168, 92, 134, 60][row] ?? 80}
                height={9}
                rx={4.5}
                fill={row % 2 ? colours.accent : colours.primary}
              />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}
