import type { CSSProperties, ReactNode } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatDate, formatSiteIso } from '../../model/time.ts';
import {
  groupByDay,
  type TimelineColumn,
  type TimelineDay,
  type TimelineEntry,
  type TimelineOrder,
} from '../../model/timeline.ts';
import { LangText } from '../../ui/LangText.tsx';
import { Message } from '../../ui/Message.tsx';

interface TimelineViewProps {
  readonly column: TimelineColumn;
  readonly items: readonly TimelineEntry[];
  readonly order: TimelineOrder;
  /** Whether the entries of the other order are being loaded. */
  readonly isTurning: boolean;
  /** Absent in the HTML of a template, whose taps are held (host/runTap.ts). */
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

interface TimelineAxisProps {
  readonly days: readonly TimelineDay[];
  /** Image that marks a day; '' for a dot. */
  readonly icon: string;
  /** A CSS hex colour; '' for the accent. */
  readonly color: string;
  readonly t: ActionTranslate;
}

/** Renders the entries day by day along a vertical line. */
function TimelineAxis({ days, icon, color, t }: TimelineAxisProps) {
  return (
    <ol className="axis" style={color ? ({ '--axis': color } as CSSProperties) : undefined}>
      {days.map(({ day, entries }) => (
        <li key={day} className="axis-day">
          <h2 className="axis-date">
            {icon ? (
              <img alt="" className="axis-mark axis-icon" src={icon} />
            ) : (
              <span aria-hidden="true" className="axis-mark axis-dot" />
            )}
            <Day day={day} t={t} />
          </h2>
          <ol>
            {entries.map((entry) => (
              <li key={entry.id} className="axis-entry">
                <Entry entry={entry} t={t} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function Day({ day, t }: { readonly day: string; readonly t: ActionTranslate }) {
  if (day === '') return <Message k="timeline.undated" t={t} />;
  const [y = '', m = '', d = ''] = day.split('-');
  const values = { y, m: Number(m), d: Number(d) };
  return (
    <time dateTime={day}>
      <Message k="timeline.day" t={t} values={values} />
    </time>
  );
}

function Entry({
  entry: { id, kind, title, abstract, picture, at, href },
  t,
}: {
  readonly entry: TimelineEntry;
  readonly t: ActionTranslate;
}) {
  return (
    <a
      className="axis-link"
      data-article={id}
      data-kind={kind === 'news' ? undefined : kind}
      href={href}
    >
      {at !== null && (
        <time className="axis-time" dateTime={formatSiteIso(at)}>
          {formatDate(at, 'HH:mm')}
        </time>
      )}
      <h3 className="axis-title row-title">
        <LangText t={t} text={title} />
      </h3>
      {abstract && (
        <p data-axis="text">
          <LangText t={t} text={abstract} />
        </p>
      )}
      {picture && (
        <span data-axis="picture">
          <img alt="" loading="lazy" src={picture} />
        </span>
      )}
    </a>
  );
}
