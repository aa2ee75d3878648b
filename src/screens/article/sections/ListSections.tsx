import type { Translate } from '../../../i18n/translate.ts';
import { ArticleRow } from '../../../ui/ArticleRow.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ArticleView } from '../articleView.ts';

const LISTS = [
  ['hot', 'list.hot'],
  ['latest', 'list.latest'],
  ['related', 'list.related'],
  ['recommended', 'list.recommended'],
] as const;

/** Renders the button that loads more related articles (actions/loadMoreRelated.ts). */
const MoreRelated = ({ t }: { readonly t: Translate }) => (
  <button
    className="mx-auto mt-24 flex min-h-88 items-center px-32 text-30 text-accent"
    data-act="related"
    type="button"
  >
    <Message k="list.more" t={t} />
  </button>
);

/** Renders the hot, latest, related and recommended articles; empty lists are left out. */
export function ListSections({ view }: { view: ArticleView }) {
  return (
    <>
      {LISTS.map(
        ([name, title]) =>
          view.lists[name].length > 0 && (
            <Section key={name} t={view.t} title={title}>
              <ul>
                {view.lists[name].map((item) => (
                  <ArticleRow
                    key={item.id}
                    item={item}
                    base={view.settings.siteBase}
                    ownName={view.config.siteName}
                    times={view.config.times}
                    counts={view.config.counts}
                    now={view.now}
                    t={view.t}
                  />
                ))}
              </ul>
              {name === 'related' && view.lists.hasMoreRelated && <MoreRelated t={view.t} />}
            </Section>
          ),
      )}
    </>
  );
}
