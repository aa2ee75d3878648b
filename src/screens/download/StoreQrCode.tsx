import { QrCode } from '../../ui/QrCode.tsx';

interface StoreQrCodeProps {
  /** Absolute URL of the store. */
  readonly url: string;
  readonly name: string;
  readonly scan: string;
}

/** Renders a store's link and its QR code, which a phone can scan. */
export const StoreQrCode = ({ url, name, scan }: StoreQrCodeProps) => (
  <li>
    <QrCode name={`${name} · ${scan}`} text={url} />
    <a
      className="flex min-h-88 items-center justify-center text-28 text-accent"
      data-act="download"
      href={url}
    >
      {name}
    </a>
  </li>
);
