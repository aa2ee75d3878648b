import { linkTo } from '../../routes.ts';
import type { PeopleView } from '../../ui/people/view.ts';
import { CleanHtml } from '../single/CleanHtml.tsx';
import { OWN_RULES } from './ownRules.ts';

interface RulesViewProps {
  /** The site's own rules; '' for none. */
  readonly html: string;
  readonly view: PeopleView;
}

/** Renders how the ranking is computed and how readers vote. */
export function RulesView({ html, view: { t, base } }: RulesViewProps) {
  return (
    <article className="rules">
      <h1 className="rules-title">{t('rank.rules')}</h1>
      {html ? (
        <CleanHtml html={html} />
      ) : (
        OWN_RULES.map(([name, text]) => (
          <section key={name}>
            <h2 className="rules-name">{t(name)}</h2>
            <p className="rules-text">{t(text)}</p>
          </section>
        ))
      )}
      <a className="rules-back" href={linkTo('xyListShare', {}, base)}>
        {t('rank.title')}
      </a>
    </article>
  );
}
