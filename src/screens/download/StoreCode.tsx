import { QrCode } from '../../ui/QrCode.tsx';

interface StoreCodeProps {
  /** Whole. */
  readonly url: string;
  readonly name: string;
  readonly scan: string;
}

/** A place to have the app from, to be read by the phone that shall have it. */
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
