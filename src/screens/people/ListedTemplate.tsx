import type { ComponentType } from 'react';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { PeopleKey } from '../../i18n/translate.ts';
import { PeopleList } from '../../islands/PeopleList.island.tsx';
import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';
import type { PeopleData, PeoplePart } from '../../model/people/types.ts';
import type { Settings } from '../../settings.ts';
import type { PeopleViewProps } from '../../ui/people/view.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen, type PeopleScreenProps } from './PeopleScreen.tsx';

/** Routes of a person, community or question with lists of rows. */
type ListedRoute =
  | 'askDetail'
  | 'circleDetail'
  | 'figureDetail'
  | 'reporter'
  | 'topicDetail'
  | 'xyDetail';

type Lists = readonly [PeopleListTab, ...PeopleListTab[]];

interface ListedTemplateProps<R extends ListedRoute>
  extends Pick<PeopleScreenProps<PeopleData[R]>, 'page' | 'name' | 'describe' | 'gone'> {
  /** Label of the skeleton, in the language of the deployment. */
  readonly loading: string;
  /** Loads the content of the id in the path; the id is '' when the path has none. */
  readonly ask: (settings: Settings, id: string) => Promise<void>;
  readonly View: ComponentType<PeopleViewProps<R>>;
  /** The lists of the page; a function when they depend on the data. */
  readonly lists: Lists | ((data: PeopleData[R]) => Lists);
  /** Message for a list without rows. */
  readonly none?: PeopleKey;
}

/** Template page of a person, community or question with lists. */
export function ListedTemplate<R extends ListedRoute>(props: ListedTemplateProps<R>) {
  const { loading, ask, View, lists, none, ...screen } = props;
  return (
    <PeopleScreen
      {...screen}
      open={() => void ask(readSettings(), readPage().params.id ?? '')}
      skeleton={<RowsSkeleton label={loading} />}
    >
      {(data, view) => {
        const shown = {
          data,
          view,
          list: (
            <PeopleList
              config={view.config}
              first={(data as { readonly first: PeoplePart }).first}
              id={screen.describe(data, view).id}
              lists={typeof lists === 'function' ? lists(data) : lists}
              locale={view.locale}
              none={none}
            />
          ),
        };
        // The views of these routes have the same props, which the compiler cannot derive from `R`.
        return <View {...(shown as unknown as PeopleViewProps<R>)} />;
      }}
    </PeopleScreen>
  );
}
