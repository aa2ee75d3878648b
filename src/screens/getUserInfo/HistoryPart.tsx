import { useState } from 'react';
import { isHistoryOn, setHistoryOn } from '../../host/historyChoice.ts';
import type { SavedArticle } from '../../model/saved/savedArticle.ts';
import { clearHistory } from '../../services/readingHistory.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ClearableList } from './ClearableList.tsx';
import { MineSwitch } from './MineSwitch.tsx';
import type { MineView } from './mineParts.ts';
import { readHistory } from './readHistory.state.ts';
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
  const handleClear = () => {
    clearHistory();
    setArticles([]);
  };
  return (
    <>
      <MineSwitch
        hint={t('mine.historyHint')}
        isOn={isOn}
        label={t('mine.keepHistory')}
        onSwitch={handleSwitch}
      />
      {articles.length === 0 ? (
        <Notice heading="h2" title={t('mine.noHistory')} />
      ) : (
        <ClearableList
          clear={t('mine.clearHistory')}
          clearTitle={t('mine.clearTitle')}
          onClear={handleClear}
        >
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
        </ClearableList>
      )}
    </>
  );
}
