import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import { useSingleTask } from '../../islands/useSingleTask.ts';
import type { Favourite } from '../../model/favourite/normaliseFavourites.ts';
import type { SavedArticle } from '../../model/saved/savedArticle.ts';
import { articleLink } from '../../routes.ts';
import { $deviceFavourites } from '../../state/mine/deviceFavourites.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import {
  favourites,
  isDeviceFavourite,
  loadFavourites,
  moveDeviceFavourites,
  toggleDeviceFavourite,
  toggleMemberFavourite,
} from './favourites.state.ts';
import type { MineView } from './mineParts.ts';
import { OwnList } from './OwnList.tsx';
import { SavedArticleRow } from './SavedArticleRow.tsx';

interface FavouritesPartProps {
  /** Null for a reader who is not logged in. */
  readonly uid: string | null;
  readonly loading: string;
  readonly view: MineView;
}

/**
 * Renders the favourites: of the member, and those that the device has. A star that is removed stays
 * in the list until the page is left, so that a tap brings it back.
 */
export function FavouritesPart({ uid, loading, view }: FavouritesPartProps) {
  const onDevice = useStore($deviceFavourites);
  // Rows stay where they are while the reader removes and adds them.
  const [shown, setShown] = useState(onDevice);
  const none = <NoFavourites view={view} />;
  if (uid === null)
    return shown.length === 0 ? none : <DeviceList articles={shown} now={onDevice} view={view} />;
  const load = () => loadFavourites(readSettings(), uid);
  return (
    <>
      {shown.length > 0 && (
        <MoveSection
          articles={shown}
          now={onDevice}
          onMoved={(left) => {
            setShown(left);
            void load();
          }}
          view={view}
        />
      )}
      <OwnList
        list={favourites}
        load={load}
        loading={loading}
        none={shown.length > 0 ? null : none}
        t={view.t}
      >
        {(favourite) => <MemberRow favourite={favourite} view={view} />}
      </OwnList>
    </>
  );
}

const NoFavourites = ({ view: { t } }: { readonly view: MineView }) => (
  <Notice heading="h2" text={t('mine.noFavouritesHint')} title={t('mine.noFavourites')} />
);

function MemberRow({ favourite, view }: { favourite: Favourite; view: MineView }) {
  const { item, image, savedAt } = favourite;
  const [isOn, setOn] = useState(true);
  const toggle = () => {
    setOn(!isOn);
    void toggleMemberFavourite(favourite, !isOn, setOn);
  };
  return (
    <SavedArticleRow
      at={savedAt}
      href={articleLink(item, view.base)}
      image={image}
      star={{ isOn, onToggle: toggle }}
      title={item.title}
      view={view}
    />
  );
}

interface DeviceListProps {
  readonly articles: readonly SavedArticle[];
  /** The favourites of the device now. */
  readonly now: readonly SavedArticle[];
  readonly view: MineView;
}

const DeviceList = ({ articles, now, view }: DeviceListProps) => (
  <ul>
    {articles.map((article) => {
      const isOn = isDeviceFavourite(now, article.id);
      return (
        <li key={article.id}>
          <SavedArticleRow
            at={article.at}
            href={`${view.base}/${article.path}`}
            image={article.image}
            star={{ isOn, onToggle: () => toggleDeviceFavourite(article, !isOn) }}
            title={article.title}
            view={view}
          />
        </li>
      );
    })}
  </ul>
);

interface MoveSectionProps extends DeviceListProps {
  /** Receives what is left on the device. */
  readonly onMoved: (left: readonly SavedArticle[]) => void;
}

/** Renders the favourites that only the device has, with the button that adds them to the account. */
function MoveSection({ onMoved, ...list }: MoveSectionProps) {
  const { t } = list.view;
  const { busy, run } = useSingleTask();
  const move = () =>
    run(
      async () => {
        const isMoved = await moveDeviceFavourites();
        showToast(t(isMoved ? 'mine.moved' : 'write.refused'));
        onMoved($deviceFavourites.get());
      },
      () => showToast(t('state.network')),
    );
  return (
    <section className="pb-40">
      <div className="flex flex-wrap items-center justify-between border-b">
        <h2 className="text-28 text-ink-2">{t('mine.onDevice')}</h2>
        <BusyButton
          busy={busy}
          className="min-h-88 text-28 text-accent"
          onClick={() => void move()}
          type="button"
        >
          {t('mine.move')}
        </BusyButton>
      </div>
      <DeviceList {...list} />
    </section>
  );
}
