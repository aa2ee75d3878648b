import { readPage } from '../../host/page.ts';
import { hydrateOnTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import { whenNear } from '../../host/whenNear.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { TimelineColumn, TimelineEntry } from '../../model/timeline.ts';
import { describeTimeline } from '../../services/metadata/timelineMetadata.ts';
import type { ReadyList } from '../../state/listPage.ts';
import { startListPageTemplate } from '../../templates/listPageTemplate.tsx';
import { ListEndContent } from '../../ui/ListEndContent.tsx';
import { TimelineScreen } from './TimelineScreen.tsx';
import { TimelineView } from './TimelineView.tsx';
import { loadTimeline, timeline } from './timelineList.state.ts';

/** The element that React makes interactive. */
const BOX = 'timeline';
/** Distance of the end from the viewport at which more is loaded (islands/list/ListEnd.tsx). */
const NEAR_MARGIN = '600px';

type ReadyTimeline = ReadyList<TimelineEntry, TimelineColumn>;

void startListPageTemplate<ReadyTimeline>({
  describe(state, { t }, locale) {
    const { head, config, items, hasMore } = state;
    const column = head.name === '' ? { ...head, name: t('timeline.title') } : head;
    const facts = describeTimeline(column, items, { settings: readSettings(), config, locale });
    return {
      document: { ...facts, columnId: head.id },
      name: column.name,
      content: (
        <TimelineScreen
          column={column}
          isEmpty={items.length === 0 && !hasMore}
          line={
            <div className="contents" id={BOX}>
              <TimelineView
                column={head}
                end={
                  <div className="list-end">
                    <ListEndContent hasMore={hasMore} more="waiting" t={t} />
                  </div>
                }
                isTurning={false}
                items={items}
                order="newest"
                t={t}
              />
            </div>
          }
          t={t}
        />
      ),
      start: (firstScreen) => startGrowing(state, t, firstScreen),
    };
  },
  load: (settings) => loadTimeline(settings, readPage().params.id ?? ''),
  missing: ['timeline.gone', 'timeline.goneHint'],
  name: (t) => t('timeline.title'),
  readState: () => timeline.$list.get(),
});

/** Makes the timeline interactive at a tap on one of its buttons, or when its end comes near. */
async function startGrowing(
  { head, items, hasMore }: ReadyTimeline,
  t: ActionTranslate,
  firstScreen: Promise<void>,
): Promise<void> {
  const box = document.getElementById(BOX);
  if (!box) return;
  const hydrate = hydrateOnTap(box, async () => {
    const [{ TimelineList }, { hydrateIsland }] = await Promise.all([
      import('./Timeline.island.tsx'),
      import('../../islands/mountIsland.ts'),
    ]);
    await hydrateIsland(box, TimelineList, { column: head, hasMore, items, t });
  });
  const more = box.querySelector('.list-end button');
  if (!more) return;
  await firstScreen;
  await whenNear([more], NEAR_MARGIN);
  await hydrate();
}
