import type { AboutSite, LegalKind } from '../../model/about/legal.ts';
import { linkTo } from '../../routes.ts';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import type { SingleView } from '../single/singleView.ts';
import { LEGAL_MESSAGE_KEYS } from './legalMessageKeys.ts';

interface LegalTextProps {
  /** Its HTML has passed the sanitiser. */
  readonly about: AboutSite;
  readonly kind: LegalKind;
  /** h2 below the page about the site. */
  readonly heading?: 'h1' | 'h2';
  readonly view: SingleView;
}

/** Renders one legal text: the text itself, a link to its URL, or a notice that it is missing. */
export function LegalText({
  about,
  kind,
  heading: Heading = 'h1',
  view: { base, t },
}: LegalTextProps) {
  const legalText = about.legal.find((one) => one.kind === kind);
  const action = 'mt-40 inline-flex min-h-88 items-center rounded border px-48 text-30 text-accent';
  return (
    <article className="pt-40" id={kind}>
      <Heading className="headline text-48 font-bold">{t(LEGAL_MESSAGE_KEYS[kind])}</Heading>
      {legalText && <SanitisedProse html={legalText.html} />}
      {legalText?.url && (
        <a className={action} href={legalText.url} rel="noopener">
          {t('about.read')}
        </a>
      )}
      {!legalText && (
        <p className="mt-40 text-30 text-ink-2" role="status">
          {t('about.none')}
        </p>
      )}
      <p className="mt-40">
        <a
          className="inline-flex min-h-88 items-center text-28 text-accent"
          href={linkTo('aboutUs', {}, base)}
        >
          {t('about.back')}
        </a>
      </p>
    </article>
  );
}
