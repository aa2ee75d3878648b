import type { ReactNode } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import {
  groupByDay,
  type TimelineColumn,
  type TimelineEntry,
  type TimelineOrder,
} from '../../model/timeline.ts';
import { TimelineAxis } from './TimelineAxis.tsx';

interface TimelineViewProps {
  readonly column: TimelineColumn;
  readonly items: readonly TimelineEntry[];
  readonly order: TimelineOrder;
  /** Whether the entries of the other order are being loaded. */
  readonly isTurning: boolean;
  /** Absent in the HTML of a template, whose taps are held (templates/hydrateOnTap.ts). */
  readonly onOrder?: (order: TimelineOrder) => void;
  /** The end of the list. */
  readonly end: ReactNode;
  readonly t: ActionTranslate;
}

const ORDERS: readonly TimelineOrder[] = ['newest', 'oldest'];
const ORDER_MESSAGE_KEYS = { newest: 'timeline.newest', oldest: 'timeline.oldest' } as const;

/** Renders the entries of a timeline below the choice of their order. */
export function TimelineView(props: TimelineViewProps) {
  const { column, items, order, isTurning, onOrder, end, t } = props;
  return (
    <>
      <fieldset className="axis-orders">
        <legend className="sr-only">{t('timeline.order')}</legend>
        {ORDERS.map((each) => (
          <button
            key={each}
            aria-busy={isTurning && each === 'oldest'}
            aria-pressed={each === order}
            className="axis-order"
            disabled={isTurning && each === 'newest'}
            onClick={() => onOrder?.(each)}
            type="button"
          >
            {t(ORDER_MESSAGE_KEYS[each])}
          </button>
        ))}
      </fieldset>
      <TimelineAxis
        color={column.axisColor}
        days={groupByDay(items, order)}
        icon={column.axisIcon}
        t={t}
      />
      {end}
    </>
  );
}
