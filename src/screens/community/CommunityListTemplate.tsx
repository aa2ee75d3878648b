import type { ComponentType } from 'react';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { CommunityMessageKey } from '../../i18n/translate.ts';
import { CommunityList } from '../../islands/CommunityList.island.tsx';
import type { CommunityListTab } from '../../islands/community/CommunityTabs.tsx';
import type { CommunityData, CommunityListPage } from '../../model/community/communityTypes.ts';
import type { Settings } from '../../settings.ts';
import type { CommunityViewProps } from '../../ui/community/communityView.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen, type CommunityScreenProps } from './CommunityScreen.tsx';

/** Routes of a person, community or question with lists of rows. */
type CommunityListRoute =
  | 'askDetail'
  | 'circleDetail'
  | 'figureDetail'
  | 'reporter'
  | 'topicDetail'
  | 'xyDetail';

type Lists = readonly [CommunityListTab, ...CommunityListTab[]];

interface CommunityListTemplateProps<R extends CommunityListRoute>
  extends Pick<CommunityScreenProps<CommunityData[R]>, 'page' | 'name' | 'describe' | 'missing'> {
  /** Label of the skeleton, in the language of the deployment. */
  readonly loading: string;
  /** Loads the content of the id in the path; the id is '' when the path has none. */
  readonly load: (settings: Settings, id: string) => Promise<void>;
  readonly View: ComponentType<CommunityViewProps<R>>;
  /** The lists of the page; a function when they depend on the data. */
  readonly lists: Lists | ((data: CommunityData[R]) => Lists);
  /** Message for a list without rows. */
  readonly emptyMessage?: CommunityMessageKey;
}

/** Template page of a person, community or question with lists. */
export function CommunityListTemplate<R extends CommunityListRoute>(
  props: CommunityListTemplateProps<R>,
) {
  const { loading, load, View, lists, emptyMessage, ...screen } = props;
  return (
    <CommunityScreen
      {...screen}
      load={() => void load(readSettings(), readPage().params.id ?? '')}
      skeleton={<RowsSkeleton label={loading} />}
    >
      {(data, view) => {
        const viewProps = {
          data,
          view,
          list: (
            <CommunityList
              config={view.config}
              first={(data as { readonly first: CommunityListPage }).first}
              id={screen.describe(data, view).id}
              lists={typeof lists === 'function' ? lists(data) : lists}
              locale={view.locale}
              none={emptyMessage}
            />
          ),
        };
        // The views of these routes have the same props, which the compiler cannot derive from `R`.
        return <View {...(viewProps as unknown as CommunityViewProps<R>)} />;
      }}
    </CommunityScreen>
  );
}
