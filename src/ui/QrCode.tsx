import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** Accessible name: the target of the code. */
  readonly name: string;
}

/** Renders a QR code, black on white in every theme, because scanners need the contrast. */
export function QrCode({ text, name }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      aria-label={name}
      className="qr"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
