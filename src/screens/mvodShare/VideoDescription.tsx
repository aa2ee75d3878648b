import type { ActionTranslate } from '../../i18n/translate.ts';
import { isCollapsible } from '../../model/mvod/isCollapsible.ts';
import { Message } from '../../ui/Message.tsx';

interface VideoDescriptionProps {
  readonly text: string;
  readonly t: ActionTranslate;
}

/** Renders a video's description: two lines, all of it after a tap. Works without script. */
export function VideoDescription({ text, t }: VideoDescriptionProps) {
  if (text === '') return null;
  if (!isCollapsible(text)) return <p className="about">{text}</p>;
  return (
    <details className="about">
      <summary>
        <span className="about-text">{text}</span>
        <Message className="about-more" t={t} k="comment.unfold" />
        <Message className="about-less" t={t} k="comment.fold" />
      </summary>
    </details>
  );
}
