import { BrowserWindow } from '../frame/browser-window';
import { Label, Panel, Person, TextLines } from '../frame/shapes';

export function DashboardScene() {
  const bars = [38, 62, 48, 84, 70, 96, 58];
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          {['Applied', 'Tested', 'Interview'].map((name, index) => (
            <g key={name}>
              <Panel
                x={12 + index * 90}
                y={10}
                width={84}
                height={34}
                isTinted={index === 0}
                colours={colours}
              />
              <Label x={20 + index * 90} y={24} size={7} colours={colours}>
                {name}
              </Label>
              <rect
                x={20 + index * 90}
                y={30}
                width={[44, 32, 20][index]}
                height={7}
                rx={3.5}
                fill={index === 2 ? colours.accent : colours.primary}
              />
            </g>
          ))}
          <path d="M20 136h248" stroke={colours.muted} />
          {bars.map((height, index) => (
            <rect
              key={height}
              x={28 + index * 35}
              y={136 - height * 0.82}
              width={20}
              height={height * 0.82}
              rx={3}
              fill={index === 5 ? colours.accent : colours.primary}
              opacity={index === 5 ? 1 : 0.55}
            />
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function DiaryScene() {
  const entries = [3, 8, 9, 16, 19];
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) => (
            <Label
              key={day}
              x={42 + index * 51}
              y={20}
              size={7.5}
              anchor="middle"
              colours={colours}
            >
              {day}
            </Label>
          ))}
          {Array.from({ length: 20 }, (_, cell) => (
            <g key={cell}>
              <Panel
                x={18 + (cell % 5) * 51}
                y={27 + Math.floor(cell / 5) * 28}
                width={48}
                height={25}
                colours={colours}
              />
              {entries.includes(cell) && (
                <rect
                  x={22 + (cell % 5) * 51}
                  y={32 + Math.floor(cell / 5) * 28}
                  width={40}
                  height={15}
                  rx={4}
                  fill={cell % 2 ? colours.primaryTint : colours.accentTint}
                  stroke={cell % 2 ? colours.primary : colours.accent}
                />
              )}
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function ProctoringScene() {
  const events = ['Attempt started', 'Window left', 'Window back', 'Answer stored'];
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Panel x={12} y={12} width={132} height={124} colours={colours} />
          <Person x={78} y={64} r={34} colours={colours} />
          <path
            d="M36 40v-8h8M120 40v-8h-8M36 92v8h8M120 92v8h-8"
            fill="none"
            stroke={colours.accent}
            strokeWidth={2.4}
            strokeLinecap="round"
          />
          <TextLines x={46} y={118} widths={[64]} colours={colours} />
          <Label x={156} y={26} size={9} isBold colours={colours}>
            Timeline
          </Label>
          <path d="M161 42v84" stroke={colours.faint} strokeWidth={2} />
          {events.map((event, row) => (
            <g key={event}>
              <circle
                cx={161}
                cy={44 + row * 27}
                r={4.5}
                fill={row === 1 ? colours.accent : colours.success}
              />
              <Label x={174} y={47 + row * 27} isBold={row === 1} colours={colours}>
                {event}
              </Label>
              <TextLines
                x={174}
                y={51 + row * 27}
                widths={[[54, 70, 46, 60][row] ?? 50]}
                colours={colours}
              />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function ApplicationsScene() {
  const statuses = ['Shortlisted', 'Applied', 'Interview', 'Applied'] as const;
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Label x={16} y={22} size={9} isBold colours={colours}>
            Applications
          </Label>
          {statuses.map((status, row) => (
            <g key={row}>
              <Panel
                x={14}
                y={30 + row * 28}
                width={260}
                height={24}
                isTinted={row === 0}
                colours={colours}
              />
              <Person x={30} y={42 + row * 28} r={8} isAccent={row % 2 === 1} colours={colours} />
              <TextLines
                x={46}
                y={37 + row * 28}
                widths={[[78, 62, 88, 70][row] ?? 60, 48]}
                gap={7}
                colours={colours}
              />
              <Label
                x={264}
                y={45 + row * 28}
                anchor="end"
                tone={status === 'Applied' ? 'text' : 'primary'}
                isBold={status !== 'Applied'}
                colours={colours}
              >
                {status}
              </Label>
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}
