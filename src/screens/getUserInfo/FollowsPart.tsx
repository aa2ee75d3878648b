import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { MineMessageKey } from '../../i18n/translate.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { FollowName } from '../../model/follow/followName.ts';
import type { FollowObject } from '../../model/outbox/targets.ts';
import { articleLink, linkTo } from '../../routes.ts';
import { Failure } from '../../ui/Failure.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { $follows, loadFollows } from './follows.state.ts';
import type { MineView } from './mineParts.ts';
import { PartSkeleton } from './OwnList.tsx';
import { SavedArticleRow } from './SavedArticleRow.tsx';

interface FollowsPartProps {
  readonly uid: string;
  readonly loading: string;
  readonly view: MineView;
}

const KINDS: Readonly<Record<FollowObject, MineMessageKey>> = {
  1: 'mine.column',
  2: 'mine.reporter',
  3: 'mine.topic',
  4: 'mine.account',
  18: 'mine.circle',
};

/** Renders what the member follows; a row stays after its button has been tapped. */
export function FollowsPart({ uid, loading, view }: FollowsPartProps) {
  const { t } = view;
  const state = useStore($follows);
  const load = () => void loadFollows(readSettings(), uid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; another member is another page
  useEffect(load, []);
  switch (state.state) {
    case 'loading':
      return <PartSkeleton label={loading} />;
    case 'failed':
      return <Failure heading="h2" kind={state.kind} onRetry={load} t={t} />;
    case 'ready':
      return state.follows.length === 0 ? (
        <Notice heading="h2" text={t('mine.noFollowsHint')} title={t('mine.noFollows')} />
      ) : (
        <>
          <ul className="border-t">
            {state.follows.map((follow) => (
              <li key={`${follow.object}-${follow.id}`} className="mine-follow">
                <a className="mine-follow-link" href={linkToFollowed(follow, view.base)}>
                  <LangText t={t} text={follow.name} />
                  <span className="text-26 text-ink-3">{t(KINDS[follow.object])}</span>
                </a>
                <FollowButton id={follow.id} name={follow.name} object={follow.object} t={t} />
              </li>
            ))}
          </ul>
          <News articles={state.news} view={view} />
        </>
      );
  }
}

interface NewsProps {
  readonly articles: readonly ListItem[];
  readonly view: MineView;
}

/** Renders what is new in the columns that the member follows. */
const News = ({ articles, view }: NewsProps) =>
  articles.length > 0 && (
    <section aria-labelledby="follow-news" className="mine-section">
      <h2 className="mine-section-title" id="follow-news">
        {view.t('mine.followNews')}
      </h2>
      <ul>
        {articles.map((item) => (
          <li key={item.id}>
            <SavedArticleRow
              at={item.publishedAt}
              href={articleLink(item, view.base)}
              image={item.pictures[0] ?? ''}
              title={item.title}
              view={view}
            />
          </li>
        ))}
      </ul>
    </section>
  );

function linkToFollowed({ object, id }: FollowName, base: string): string {
  switch (object) {
    case 1:
      return linkTo('columnDetail', { id }, base);
    case 2:
      return linkTo('reporter', { id }, base);
    case 3:
      return linkTo('topicDetail', { id }, base);
    case 4:
      return linkTo('xyDetail', { id }, base);
    case 18:
      return linkTo('circleDetail', { id }, base);
  }
}
