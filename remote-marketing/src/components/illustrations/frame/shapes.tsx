import type { Colours } from './use-colours';

interface ShapeProps {
  x: number;
  y: number;
  colours: Colours;
}

/** Lines of text with the given lengths. */
export function TextLines({
  x,
  y,
  colours,
  widths,
  gap = 9,
}: ShapeProps & { widths: readonly number[]; gap?: number }) {
  return widths.map((width, index) => (
    <rect
      // The lines never change their order.
      key={index}
      x={x}
      y={y + index * gap}
      width={width}
      height={4}
      rx={2}
      fill={colours.muted}
    />
  ));
}

interface LabelProps extends ShapeProps {
  children: string;
  size?: number;
  tone?: 'text' | 'primary' | 'accent' | 'success' | 'error' | 'onPrimary';
  isBold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

export function Label({
  x,
  y,
  colours,
  children,
  size = 8,
  tone = 'text',
  isBold = false,
  anchor = 'start',
}: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={isBold ? 700 : 500}
      textAnchor={anchor}
      fill={colours[tone]}
    >
      {children}
    </text>
  );
}

interface ButtonShapeProps extends ShapeProps {
  width: number;
  children: string;
  isOutlined?: boolean;
}

export function ButtonShape({
  x,
  y,
  width,
  colours,
  children,
  isOutlined = false,
}: ButtonShapeProps) {
  return (
    <>
      <rect
        {...{ x, y, width }}
        height={16}
        rx={8}
        fill={isOutlined ? 'none' : colours.primary}
        stroke={colours.primary}
      />
      <Label
        x={x + width / 2}
        y={y + 11}
        size={7.5}
        anchor="middle"
        isBold
        tone={isOutlined ? 'primary' : 'onPrimary'}
        colours={colours}
      >
        {children}
      </Label>
    </>
  );
}

export function Panel({
  x,
  y,
  width,
  height,
  colours,
  isTinted = false,
}: ShapeProps & { width: number; height: number; isTinted?: boolean }) {
  return (
    <rect
      {...{ x, y, width, height }}
      rx={5}
      fill={isTinted ? colours.primaryTint : colours.paper}
      stroke={colours.faint}
    />
  );
}

export function Tick({ x, y, colours }: ShapeProps) {
  return (
    <path
      d={`M${x} ${y + 3}l2.5 2.5L${x + 7} ${y}`}
      fill="none"
      stroke={colours.success}
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A portrait in a circle. */
export function Person({
  x,
  y,
  r,
  colours,
  isAccent = false,
}: ShapeProps & { r: number; isAccent?: boolean }) {
  const ink = isAccent ? colours.accent : colours.primary;
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={isAccent ? colours.accentTint : colours.primaryTint} />
      <circle cx={x} cy={y - r * 0.22} r={r * 0.32} fill={ink} />
      <path
        d={`M${x - r * 0.58} ${y + r * 0.72}a${r * 0.58} ${r * 0.56} 0 0 1 ${r * 1.16} 0z`}
        fill={ink}
      />
    </>
  );
}
