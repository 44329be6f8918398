import { BrowserWindow } from '../frame/browser-window';
import { ButtonShape, Label, Panel, Person, TextLines, Tick } from '../frame/shapes';

export function MicrositeScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <rect width={288} height={58} fill={colours.primaryTint} />
          <path d="M0 58 60 26l38 20 54-34 136 46z" fill={colours.primary} opacity={0.25} />
          <circle cx={246} cy={20} r={9} fill={colours.accent} opacity={0.8} />
          <rect
            x={14}
            y={42}
            width={32}
            height={32}
            rx={6}
            fill={colours.paper}
            stroke={colours.faint}
          />
          <path d="M22 64h4v-5h4v-5h4v-5h4v15z" fill={colours.primary} />
          <Label x={54} y={72} size={10} isBold colours={colours}>
            Hackathon of your college
          </Label>
          {['Rounds', 'Prizes', 'Rules', 'Contact'].map((name, index) => (
            <Label
              key={name}
              x={14 + index * 44}
              y={92}
              tone={index === 0 ? 'primary' : 'text'}
              isBold={index === 0}
              colours={colours}
            >
              {name}
            </Label>
          ))}
          <path d="M14 96h30" stroke={colours.primary} strokeWidth={1.6} />
          <TextLines x={14} y={106} widths={[150, 162, 120, 140]} colours={colours} />
          <Panel x={196} y={68} width={80} height={70} colours={colours} />
          <TextLines x={204} y={78} widths={[60, 48, 54]} colours={colours} />
          <ButtonShape x={204} y={114} width={64} colours={colours}>
            Register
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function RegistrationsScene() {
  const fields = ['Name', 'College', 'Team'];
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Panel x={14} y={12} width={118} height={124} colours={colours} />
          {fields.map((name, index) => (
            <g key={name}>
              <Label x={24} y={28 + index * 30} size={7} colours={colours}>
                {name}
              </Label>
              <rect
                x={24}
                y={32 + index * 30}
                width={98}
                height={13}
                rx={4}
                fill="none"
                stroke={colours.muted}
              />
              <TextLines
                x={30}
                y={36.5 + index * 30}
                widths={[[46, 70, 38][index] ?? 40]}
                colours={colours}
              />
            </g>
          ))}
          <ButtonShape x={24} y={114} width={98} colours={colours}>
            Register
          </ButtonShape>
          <Label x={148} y={24} size={9} isBold colours={colours}>
            Registered teams
          </Label>
          {[0, 1, 2, 3].map((row) => (
            <g key={row}>
              <Person x={158} y={44 + row * 26} r={9} isAccent={row % 2 === 1} colours={colours} />
              <TextLines
                x={174}
                y={38 + row * 26}
                widths={[[62, 48, 70, 54][row] ?? 60, 40]}
                gap={7}
                colours={colours}
              />
              <Tick x={262} y={41 + row * 26} colours={colours} />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function MailScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          {[0, 1, 2].map((row) => (
            <g key={row}>
              <Panel
                x={14}
                y={12 + row * 22}
                width={88}
                height={18}
                isTinted={row === 0}
                colours={colours}
              />
              <TextLines
                x={22}
                y={19 + row * 22}
                widths={[[64, 50, 58][row] ?? 50]}
                colours={colours}
              />
            </g>
          ))}
          <Panel x={112} y={12} width={162} height={124} colours={colours} />
          <Label x={124} y={30} size={9} isBold colours={colours}>
            The first round begins tomorrow
          </Label>
          <TextLines x={124} y={42} widths={[130, 136, 96]} colours={colours} />
          <TextLines x={124} y={78} widths={[122, 104]} colours={colours} />
          <ButtonShape x={124} y={108} width={86} colours={colours}>
            Open the round
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function NoticesScene() {
  const notices = ['You have a place', 'Registration closes tomorrow', 'Your team is complete'];
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <path
            d="M262 18v-4a7 7 0 0 0-14 0v4l-2 3h18zM252.500 23.500h5"
            fill="none"
            stroke={colours.primary}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
          <circle cx={263} cy={9} r={4} fill={colours.accent} />
          {notices.map((notice, row) => (
            <g key={notice}>
              <Panel
                x={44}
                y={32 + row * 36}
                width={200}
                height={30}
                isTinted={row === 0}
                colours={colours}
              />
              <circle
                cx={58}
                cy={47 + row * 36}
                r={4}
                fill={row === 0 ? colours.accent : colours.muted}
              />
              <Label x={70} y={45 + row * 36} isBold={row === 0} colours={colours}>
                {notice}
              </Label>
              <TextLines
                x={70}
                y={51 + row * 36}
                widths={[[110, 130, 90][row] ?? 90]}
                colours={colours}
              />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function ReviewsScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          {[5, 4, 3].map((stars, row) => (
            <g key={stars}>
              <Panel x={24} y={12 + row * 44} width={240} height={38} colours={colours} />
              <Person x={42} y={31 + row * 44} r={10} isAccent={row === 1} colours={colours} />
              {[0, 1, 2, 3, 4].map((star) => (
                <path
                  key={star}
                  transform={`translate(${60 + star * 12} ${18 + row * 44})`}
                  d="M5 0l1.500 3.300 3.600.4-2.700 2.400.8 3.600L5 7.900 1.800 9.700l.8-3.600L0 3.700l3.500-.4z"
                  fill={star < stars ? colours.accent : colours.faint}
                />
              ))}
              <TextLines x={60} y={34 + row * 44} widths={[180, 128]} gap={7} colours={colours} />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function DiscussionScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Person x={32} y={28} r={10} colours={colours} />
          <Panel x={50} y={12} width={150} height={34} colours={colours} />
          <Label x={60} y={26} colours={colours}>
            May a team change members?
          </Label>
          <TextLines x={60} y={33} widths={[96]} colours={colours} />
          <Person x={256} y={74} r={10} isAccent colours={colours} />
          <Panel x={88} y={56} width={150} height={36} isTinted colours={colours} />
          <Label x={98} y={70} isBold tone="primary" colours={colours}>
            Organiser
          </Label>
          <TextLines x={98} y={77} widths={[124, 84]} gap={7} colours={colours} />
          <rect x={22} y={112} width={190} height={20} rx={10} fill="none" stroke={colours.muted} />
          <TextLines x={34} y={120} widths={[80]} colours={colours} />
          <ButtonShape x={220} y={114} width={48} colours={colours}>
            Send
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}
