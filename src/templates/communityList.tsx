import { hydrateOnTap } from '../host/runTap.ts';
import type { CommunityMessageKey } from '../i18n/translate.ts';
import type { CommunityListPage } from '../model/community/communityTypes.ts';
import { CommunityRows } from '../ui/community/CommunityRows.tsx';
import type { CommunityView } from '../ui/community/communityView.ts';
import { type CommunityLists, createPanelAttributes, ListTabs } from '../ui/community/ListTabs.tsx';
import type { TemplatePart } from './singleTemplate.tsx';

interface CommunityListPart<T> {
  readonly lists: CommunityLists;
  /** Id of what the lists belong to; by default of what the page shows. */
  readonly listId?: (data: T) => string;
  /** Message for a list without rows. */
  readonly emptyMessage?: CommunityMessageKey;
}

/** Data with the first page of the first list. */
interface ListData {
  readonly first: CommunityListPage;
}

/** The element with the lists that React hydrates. */
const BOX = 'lists';

/** Returns the lists of a community page as a part of its template. */
export function createCommunityList<T extends ListData>({
  lists,
  listId,
  emptyMessage = 'people.none',
}: CommunityListPart<T>): TemplatePart<T, CommunityView> {
  const [{ name }] = lists;
  const isTabbed = lists.length > 1;
  return {
    Html({ data, view }) {
      const { rows, hasMore } = data.first;
      return (
        <div className="contents" id={BOX}>
          <div>
            {isTabbed && <ListTabs lists={lists} shown={name} t={view.t} />}
            <div {...(isTabbed && createPanelAttributes(name))}>
              <div className="contents">
                {rows.length > 0 && <CommunityRows rows={rows} view={view} />}
                {rows.length === 0 && !hasMore && (
                  <p className="py-80 text-center text-30 text-ink-2" role="status">
                    {view.t(emptyMessage)}
                  </p>
                )}
              </div>
            </div>
          </div>
        </div>
      );
    },
    async start({ id, data, view }, firstScreen) {
      const box = document.getElementById(BOX);
      if (!box) return;
      const hydrate = hydrateOnTap(box, async () => {
        const [{ CommunityList, createCommunityListProps }, { hydrateIsland }] = await Promise.all([
          import('../islands/CommunityList.island.tsx'),
          import('../islands/mountIsland.ts'),
        ]);
        const props = createCommunityListProps({
          lists,
          emptyMessage,
          id: listId ? listId(data) : id,
          isBaked: false,
          first: data.first,
          view,
        });
        await hydrateIsland(box, CommunityList, props);
      });
      await firstScreen;
      await hydrate();
    },
  };
}
