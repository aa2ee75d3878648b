import { useStore } from '@nanostores/react';
import type { SentWriting } from '../../model/saved/sentWriting.ts';
import { SENT, type SentKind } from '../../state/sentWritings.ts';
import { LangText } from '../../ui/LangText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';
import type { MineView } from './mineParts.ts';

interface SentWritingsPartProps {
  readonly kind: SentKind;
  readonly uid: string;
  /** Message for an empty list. */
  readonly none: string;
  readonly view: MineView;
}

/** Renders what this member has sent from this device, because no call lists it. */
export function SentWritingsPart({ kind, uid, none, view }: SentWritingsPartProps) {
  const { t } = view;
  const sent = useStore(SENT[kind].$sent).filter(({ by }) => by === uid);
  if (sent.length === 0) return <Notice heading="h2" text={t('mine.sentHere')} title={none} />;
  return (
    <>
      <p className="pb-16 text-28 text-ink-2">{t('mine.sentHere')}</p>
      <ul className="border-t">
        {sent.map((writing) => (
          <li key={`${writing.at} ${writing.path}`} className="border-b">
            <Writing view={view} writing={writing} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders a writing; it leads to its page where that is known. */
function Writing({ writing, view }: { writing: SentWriting; view: MineView }) {
  const { text, about, path, at } = writing;
  const { base, now, times, t } = view;
  const content = (
    <>
      <span className="mine-writing-text">
        <LangText t={t} text={text} />
      </span>
      {about && (
        <span className="mt-8 block truncate text-28 text-ink-2">
          <LangText t={t} text={about} />
        </span>
      )}
      <span className="mt-8 block text-26 text-ink-3">
        <ListTime at={at} now={now} t={t} times={times} />
      </span>
    </>
  );
  return path ? (
    <a className="mine-writing" href={`${base}/${path}`}>
      {content}
    </a>
  ) : (
    <p className="mine-writing">{content}</p>
  );
}
