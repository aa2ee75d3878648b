import type { Writer } from '../../model/community/writer.ts';
import { linkTo } from '../../routes.ts';
import { Avatar } from '../Avatar.tsx';
import { Message } from '../Message.tsx';
import { ListTime } from '../Timestamp.tsx';
import type { RowView } from './communityView.ts';

interface WriterLineProps {
  readonly writer: Writer;
  /** Epoch ms; null when unknown. */
  readonly at: number | null;
  readonly view: RowView;
  /** Whether the name links to the writer's page; false inside another link. */
  readonly link?: boolean;
}

/** Renders the writer of a text and its time. A writer without a name is an anonymous reader. */
export function WriterLine({ writer, at, view, link = true }: WriterLineProps) {
  const { t, now, config } = view;
  const { icon, duty, official } = writer;
  const name = writer.name || t('comment.anonymous');
  const href = link && writer.name ? writerLink(writer, view.base) : null;
  return (
    <div className="writer">
      <Avatar name={name} src={icon} />
      <p className="writer-text">
        {href ? (
          <a className="writer-name" href={href}>
            {name}
          </a>
        ) : (
          <span className="writer-name">{name}</span>
        )}
        {official && <Message className="writer-mark" k="people.official" t={t} />}
        <span className="writer-facts">
          {duty && <span>{duty}</span>}
          <ListTime at={at} now={now} t={t} times={config.times} />
        </span>
      </p>
    </div>
  );
}

/** Returns the address of the writer's own page; null without an id. */
function writerLink({ id, kind }: Writer, base: string): string | null {
  if (id === '') return null;
  switch (kind) {
    case 'reader':
      return linkTo('userDetail', { id }, base);
    case 'reporter':
      return linkTo('reporter', { id }, base);
    case 'account':
      return linkTo('xyDetail', { id }, base);
  }
}
