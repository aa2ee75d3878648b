import type { ActTranslate } from '../../i18n/translate.ts';
import { isCollapsible } from '../../model/mvod/fold.ts';
import { Words } from '../../ui/words.tsx';

interface VideoAboutProps {
  readonly text: string;
  readonly t: ActTranslate;
}

/** Renders a video's description: two lines, all of it after a tap. Works without script. */
export function VideoAbout({ text, t }: VideoAboutProps) {
  if (text === '') return null;
  if (!isCollapsible(text)) return <p className="about">{text}</p>;
  return (
    <details className="about">
      <summary>
        <span className="about-text">{text}</span>
        <Words className="about-more" t={t} k="comment.unfold" />
        <Words className="about-less" t={t} k="comment.fold" />
      </summary>
    </details>
  );
}
