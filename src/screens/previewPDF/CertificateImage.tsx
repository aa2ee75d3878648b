interface CertificateImageProps {
  readonly url: string;
  readonly name: string;
}

/** Renders the image of a certificate, which links to the file. */
export const CertificateImage = ({ url, name }: CertificateImageProps) => (
  <a className="certificate" href={url}>
    <img alt={name} src={url} />
  </a>
);
