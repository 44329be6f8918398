interface PersonProps {
  x: number;
  y: number;
  size?: number;
  skin: string;
  coat: string;
}

/** Head and shoulders; `x` and `y` are the middle of the lower edge. */
export function Person({ x, y, size = 1, skin, coat }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-15 0v-4a15 15 0 0 1 30 0v4z" fill={coat} />
      <circle cy={-25} r={8.5} fill={skin} />
    </g>
  );
}
