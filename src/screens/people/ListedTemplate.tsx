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

/** Routes of somebody, or something, with lists of rows under it. */
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
  /** The word while nothing has come, in the language of the site. */
  readonly loading: string;
  /** Asks for what stands under the id of the address; '' without one. */
  readonly ask: (settings: Settings, id: string) => Promise<void>;
  readonly View: ComponentType<PeopleViewProps<R>>;
  /** Some differ in what they list. */
  readonly lists: Lists | ((data: PeopleData[R]) => Lists);
  /** What stands where a list has no rows. */
  readonly none?: PeopleKey;
}

/** A page of somebody with lists, asked for in the browser. */
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
        // The views of these routes are the same kind: the compiler cannot follow `R` so far.
        return <View {...(shown as unknown as PeopleViewProps<R>)} />;
      }}
    </PeopleScreen>
  );
}
