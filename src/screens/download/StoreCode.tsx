import { QrCode } from '../../ui/QrCode.tsx';

interface StoreCodeProps {
  /** Absolute URL of the store. */
  readonly url: string;
  readonly name: string;
  readonly scan: string;
}

/** Renders a store's link and its QR code, which a phone can scan. */
export const StoreCode = ({ url, name, scan }: StoreCodeProps) => (
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
