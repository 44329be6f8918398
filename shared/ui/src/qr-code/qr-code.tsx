import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** The width of the quiet zone around the code in modules, as the standard requires. */
const MARGIN = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code as one path, so that it is sharp at any size. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width="100%"
      style={{ display: 'block' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The smallest code for the text, with error correction of level M, which survives a crease in the paper. */
function drawCode(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from({ length: count }, (_, index) => index);
  const path = modules
    .flatMap((row) =>
      modules
        .filter((column) => code.isDark(row, column))
        .map((column) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`),
    )
    .join('');
  return { size: count + 2 * MARGIN, path };
}
