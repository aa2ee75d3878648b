import { Suspense } from 'react';
import { getMonth } from '../../model/paper/date.ts';
import { Calendar } from './Calendar.tsx';
import { type PaperActions, PaperScreen } from './PaperScreen.tsx';
import type { PaperView } from './paperView.ts';

/** The island adds the handlers of the links. */
const NO_ACTIONS: PaperActions = {
  onArticle() {},
  onPage() {},
  onPaper() {},
  onPart() {},
  onRetry() {},
};

/** Renders what the island renders before it is hydrated (screens/paperSharePage/Paper.island.tsx). */
export const PaperAtFirst = ({ view }: { readonly view: PaperView }) => (
  <Suspense>
    <div className="contents">
      <PaperScreen
        actions={NO_ACTIONS}
        calendar={<PaperCalendar days={[view.data.date]} view={view} />}
        isHydrated={false}
        openId=""
        reader={null}
        view={view}
      />
      <p className="sr-only" role="status" />
    </div>
  </Suspense>
);

interface PaperCalendarProps {
  readonly days: readonly string[];
  readonly view: PaperView;
}

/** Renders the month of the edition with links to these days. */
export const PaperCalendar = ({ days, view }: PaperCalendarProps) => (
  <Calendar
    days={days}
    month={getMonth(view.data.date)}
    onDay={() => {}}
    onMonth={() => {}}
    onRetry={() => {}}
    today=""
    view={view}
  />
);

/** Renders the skeleton of a newspaper page below its masthead. */
export function PaperSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="paper skeleton" role="status">
      <span className="sr-only">{label}</span>
      <div className="paper-head px-32">
        <i className="h-48 w-2/5" />
        <i className="mt-16 h-28 w-3/5" />
      </div>
      <div className="paper-open">
        <div className="paper-sheet">
          <i className="paper-shape" />
        </div>
      </div>
    </div>
  );
}
