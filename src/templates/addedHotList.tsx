import { readSettings } from '../host/settings.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import { loadHotLinks } from '../services/desk/loadAsideLinks.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { LangText } from '../ui/LangText.tsx';

/**
 * Adds the articles that are read most at the end of an element that says that there is nothing; nothing when
 * they fail to load. Without this code a page has its message alone.
 */
export async function addHotList(box: Element | null): Promise<void> {
  const [links, t] = await Promise.all([
    loadHotLinks(readSettings()),
    loadActionMessages(readPageLocale()),
  ]);
  if (links.length === 0) return;
  box?.insertAdjacentHTML(
    'beforeend',
    toHtml(
      <section aria-labelledby="hot-articles">
        <h2 className="flex min-h-88 items-center border-b text-28 text-ink-2" id="hot-articles">
          {t('column.hot')}
        </h2>
        <ul>
          {links.map(({ id, kind, href, title }) => (
            <li key={id}>
              <a
                className="flex min-h-88 items-center border-b py-16 text-32"
                data-article={id}
                data-kind={kind === 'news' ? undefined : kind}
                href={href}
              >
                <span className="row-title">
                  <LangText t={t} text={title} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>,
    ),
  );
}
