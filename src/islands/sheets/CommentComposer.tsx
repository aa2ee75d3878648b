import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { DiscussSettings } from '../../model/site/siteTypes.ts';
import { loadSiteConfig } from '../../state/siteConfig.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import { ComposerImages } from './ComposerImages.tsx';
import { TextBox } from './form/TextBox.tsx';
import { UnsentDrafts } from './form/UnsentDrafts.tsx';
import { createImageChooser, useHost } from './media/imageChooser.ts';
import { Sheet } from './Sheet.tsx';
import { MAX_COMMENT_LENGTH, useCommentForm } from './useCommentForm.ts';

/** Renders the form of a comment. */
export function CommentComposer({ request: { target }, onClose, t }: SheetProps<'compose'>) {
  const form = useCommentForm(target, onClose, t);
  const { used, busy, problem, send } = form;
  const host = useHost();
  const discuss = useDiscussSettings();
  const problemId = useId();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter during composition confirms the input method's text and must not send.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void send();
  };

  const { parent } = target;
  const title = parent
    ? t('comment.replyTo', { name: parent.userName || t('comment.anonymous') })
    : t('comment.write');
  const over = used - MAX_COMMENT_LENGTH;
  return (
    <Sheet title={title} onClose={onClose} t={t}>
      <form onSubmit={onSubmit}>
        {parent && <p className="composer-quote">{parent.text}</p>}
        <TextBox
          autoFocus
          describedBy={problemId}
          readOnly={busy}
          invalid={problem !== ''}
          label={title}
          onChange={form.setText}
          onKeyDown={onKeyDown}
          placeholder={discuss?.hint || t('comment.placeholder')}
          text={form.text}
        />
        {discuss?.showPictures && (
          <ComposerImages
            disabled={busy}
            onChoose={createImageChooser(host, form.takeImages)}
            onFiles={(files) => void form.takeImages(files)}
            onRemove={form.pictures.remove}
            onRetry={form.pictures.retry}
            images={form.images}
            t={t}
          />
        )}
        <p className="min-h-44 text-28 text-accent" id={problemId} role="alert">
          {problem || form.imageProblem || (over > 0 && t('comment.tooLong', { n: over }))}
        </p>
        <p className={`text-right text-26 tabular-nums ${over > 0 ? 'text-accent' : 'text-ink-3'}`}>
          <span aria-hidden="true">{`${used}/${MAX_COMMENT_LENGTH}`}</span>
          <span className="sr-only">
            {t('comment.length', { n: used, max: MAX_COMMENT_LENGTH })}
          </span>
        </p>
        <UnsentDrafts
          disabled={busy}
          onTake={form.takeUnsent}
          t={t}
          texts={form.unsent.map(({ key, draft }) => [key, draft.text])}
        />
        <button className="sheet-submit" type="submit" aria-busy={busy} aria-disabled={busy}>
          {t(busy ? 'comment.sending' : 'comment.send')}
        </button>
      </form>
    </Sheet>
  );
}

/** Returns the site's settings of comments, requested when the composer opens; null until loaded. */
function useDiscussSettings(): DiscussSettings | null {
  const [settings, setSettings] = useState<DiscussSettings | null>(null);
  useEffect(() => {
    void loadSiteConfig(readSettings()).then(({ discuss }) => setSettings(discuss));
  }, []);
  return settings;
}
