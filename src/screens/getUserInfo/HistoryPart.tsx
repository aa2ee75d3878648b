import { useState } from 'react';
import type { SavedArticle } from '../../model/saved/savedArticle.ts';
import { clearHistory, isHistoryOn, setHistoryOn } from '../../services/readingHistory.ts';
import { requestConfirmation } from '../../services/sheets.ts';
import { readHistory } from '../../state/mine/readHistory.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { MineView } from './mineView.ts';
import { SavedArticleRow } from './SavedArticleRow.tsx';

/** Renders what was read on this device, with a switch and a button that deletes it. */
export function HistoryPart({ view }: { readonly view: MineView }) {
  const { base, t } = view;
  const [articles, setArticles] = useState<readonly SavedArticle[]>(readHistory);
  const [isOn, setOn] = useState(isHistoryOn);
  const handleSwitch = () => {
    setHistoryOn(!isOn);
    setOn(!isOn);
  };
  const handleClear = async () => {
    if (!(await requestConfirmation('mine.clearTitle', 'mine.clearHistory'))) return;
    clearHistory();
    setArticles([]);
  };
  return (
    <>
      <div className="border-b">
        <label className="mine-switch">
          <span className="min-w-0 flex-1">
            {t('mine.keepHistory')}
            <span className="block text-26 text-ink-3">{t('mine.historyHint')}</span>
          </span>
          <input checked={isOn} onChange={handleSwitch} type="checkbox" />
        </label>
      </div>
      {articles.length === 0 ? (
        <Notice heading="h2" title={t('mine.noHistory')} />
      ) : (
        <>
          <button
            className="min-h-88 text-28 text-accent"
            onClick={() => void handleClear()}
            type="button"
          >
            {t('mine.clearHistory')}
          </button>
          <ul className="border-t">
            {articles.map(({ id, path, title, image, at }) => (
              <li key={id}>
                <SavedArticleRow
                  at={at}
                  href={`${base}/${path}`}
                  image={image}
                  title={title}
                  view={view}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
