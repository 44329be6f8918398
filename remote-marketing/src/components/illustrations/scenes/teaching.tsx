import { BrowserWindow } from '../frame/browser-window';
import { ButtonShape, Label, Panel, TextLines, Tick } from '../frame/shapes';

export function CourseScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <rect x={12} y={12} width={172} height={94} rx={6} fill={colours.primary} />
          <path d="M90 46v26l22-13z" fill={colours.onPrimary} />
          <rect
            x={20}
            y={96}
            width={156}
            height={3}
            rx={1.5}
            fill={colours.onPrimary}
            opacity={0.4}
          />
          <rect x={20} y={96} width={64} height={3} rx={1.5} fill={colours.onPrimary} />
          <TextLines x={12} y={116} widths={[120, 88]} colours={colours} />
          <Label x={196} y={22} size={8.5} isBold colours={colours}>
            Chapter
          </Label>
          {[0, 1, 2, 3, 4].map((row) => (
            <g key={row}>
              <Panel
                x={194}
                y={29 + row * 22}
                width={82}
                height={18}
                isTinted={row === 2}
                colours={colours}
              />
              {row < 2 ? (
                <Tick x={200} y={35 + row * 22} colours={colours} />
              ) : (
                <circle cx={203.5} cy={38 + row * 22} r={3.5} fill="none" stroke={colours.muted} />
              )}
              <TextLines
                x={214}
                y={36 + row * 22}
                widths={[[50, 42, 54, 38, 46][row] ?? 40]}
                colours={colours}
              />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function UploadScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <rect
            x={16}
            y={14}
            width={256}
            height={48}
            rx={8}
            fill="none"
            stroke={colours.primary}
            strokeDasharray="5 4"
          />
          <path
            d="M144 50V28M135 36l9-9 9 9"
            fill="none"
            stroke={colours.primary}
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          {['Lesson.mp4', 'Captions.vtt'].map((file, row) => (
            <g key={file}>
              <Label x={18} y={82 + row * 32} isBold colours={colours}>
                {file}
              </Label>
              <rect x={18} y={88 + row * 32} width={230} height={7} rx={3.5} fill={colours.faint} />
              <rect
                x={18}
                y={88 + row * 32}
                width={row ? 230 : 148}
                height={7}
                rx={3.5}
                fill={row ? colours.success : colours.primary}
              />
              {row === 1 && <Tick x={256} y={88 + row * 32} colours={colours} />}
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function SignUpScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <Panel x={64} y={8} width={160} height={132} colours={colours} />
          <Label x={80} y={26} size={9} isBold colours={colours}>
            Sign up
          </Label>
          {['First name', 'Email', 'Password'].map((field, row) => (
            <g key={field}>
              <Label x={80} y={41 + row * 26} size={6} colours={colours}>
                {field}
              </Label>
              <Panel x={80} y={44 + row * 26} width={128} height={13} colours={colours} />
            </g>
          ))}
          <TextLines x={86} y={48} widths={[44]} colours={colours} />
          <TextLines x={86} y={74} widths={[76]} colours={colours} />
          <ButtonShape x={80} y={118} width={78} colours={colours}>
            Create account
          </ButtonShape>
        </>
      )}
    </BrowserWindow>
  );
}

export function CertificateScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <rect
            x={34}
            y={8}
            width={220}
            height={132}
            fill={colours.paper}
            stroke={colours.accent}
            strokeWidth={2}
          />
          <rect
            x={39}
            y={13}
            width={210}
            height={122}
            fill="none"
            stroke={colours.accent}
            opacity={0.5}
          />
          <Label x={144} y={36} size={11} anchor="middle" isBold colours={colours}>
            Certificate
          </Label>
          <TextLines x={94} y={46} widths={[100]} colours={colours} />
          <path
            d="M82 72c8-10 12 8 20-2s10 6 18-2 12 4 22-4"
            fill="none"
            stroke={colours.text}
            strokeWidth={1.4}
          />
          <path d="M74 84h80" stroke={colours.muted} />
          <TextLines x={74} y={96} widths={[96, 80, 60]} colours={colours} />
          {/* An irregular pattern that looks like a QR code. */}
          {Array.from({ length: 49 }, (_, cell) => (
            <rect
              key={cell}
              x={192 + (cell % 7) * 6}
              y={82 + Math.floor(cell / 7) * 6}
              width={6}
              height={6}
              fill={(cell * 7 + (cell % 5) * 3) % 4 < 2 ? colours.text : 'none'}
            />
          ))}
        </>
      )}
    </BrowserWindow>
  );
}

export function TranscriptScene() {
  return (
    <BrowserWindow>
      {(colours) => (
        <>
          <rect x={12} y={12} width={128} height={80} rx={6} fill={colours.primary} />
          <path d="M68 40v24l20-12z" fill={colours.onPrimary} />
          <rect x={28} y={76} width={96} height={11} rx={3} fill={colours.text} opacity={0.75} />
          <rect x={38} y={80} width={76} height={3.5} rx={1.7} fill={colours.paper} />
          <rect x={12} y={104} width={128} height={18} rx={9} fill="none" stroke={colours.muted} />
          <Label x={26} y={116} size={7.5} colours={colours}>
            Search the transcript
          </Label>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <g key={row}>
              {row === 2 && (
                <rect x={148} y={52} width={130} height={20} rx={4} fill={colours.primaryTint} />
              )}
              <rect x={154} y={20 + row * 20} width={16} height={4} rx={2} fill={colours.accent} />
              <TextLines
                x={178}
                y={17 + row * 20}
                widths={[[90, 84, 92, 70, 88, 60][row] ?? 80, [60, 72, 54, 80, 40, 66][row] ?? 60]}
                gap={7}
                colours={colours}
              />
            </g>
          ))}
        </>
      )}
    </BrowserWindow>
  );
}
