import { useStore } from '@nanostores/react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { scrollToComment } from '../../host/scrollToComment.ts';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { MAX_IMAGES } from '../../model/comment/commentDraft.ts';
import { countCharacters } from '../../model/countCharacters.ts';
import { decideKeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import type { DiscussSettings } from '../../model/site/siteTypes.ts';
import {
  listUnsentComments,
  openCommentDraft,
  saveCommentDraft,
  swapUnsentComment,
} from '../../services/outbox/drafts.ts';
import { formatWriteRefusal } from '../../services/outbox/formatWriteRefusal.ts';
import { requireMember } from '../../services/session/memberSession.ts';
import {
  type CommentImageProblem,
  createCommentUploads,
} from '../../services/uploads/commentUploads.ts';
import { isUploading, listUploadedFiles } from '../../services/uploads/createUploads.ts';
import type { RefusedFile, UploadItem } from '../../services/uploads/uploadTypes.ts';
import { type CommentOutcome, sendComment } from '../../state/comments/writeComment.ts';
import { loadSiteConfig } from '../../state/siteConfig.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import { ComposerImages } from './ComposerImages.tsx';
import { TextBox } from './form/TextBox.tsx';
import { UnsentDrafts } from './form/UnsentDrafts.tsx';
import { createImageChooser, useHost } from './media/imageChooser.ts';
import { Sheet } from './Sheet.tsx';

/** In characters as readers see them. */
const MAX_COMMENT_LENGTH = 1000;

/**
 * Renders the form of a comment. Its draft is saved until the comment is sent, over reloads too.
 */
export function CommentComposer({ request: { target }, onClose, t }: SheetProps<'compose'>) {
  const settings = readSettings();
  const [draft] = useState(() => openCommentDraft(target));
  const [unsent, setUnsent] = useState(() => listUnsentComments(target));
  const [pictures, setPictures] = useState(() => createCommentUploads(settings, draft.pictures));
  const list = useStore(pictures.$list);
  const [text, setText] = useState(draft.text);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const host = useHost();
  const discuss = useDiscussSettings();
  const problemId = useId();
  const used = countCharacters(text.trim());
  const urls = listUploadedFiles(list).map(({ url }) => url);
  const urlsKey = urls.join();
  /** Whether the comment was sent; from then on its text is not saved as a draft. */
  const isSent = useRef(false);
  /** Whether the sheet is open. */
  const open = useRef(true);

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      pictures.close();
    };
  }, [pictures]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses as one text
  useEffect(() => {
    if (!isSent.current) saveCommentDraft(target, { text, pictures: urls });
  }, [target, text, urlsKey]);

  /** Shows an error in the form, or as a toast after the form was closed. */
  const complain = (words: string) => (open.current ? setProblem(words) : showToast(words));

  const send = async () => {
    if (busy) return;
    const wrong = findCommentProblem(used, list, t);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      const member = await requireMember('comment.login');
      if (!member) return complain(t('comment.login'));
      const comment = { text: text.trim(), pictures: urls };
      const sending = await sendComment(settings, target, comment, member);
      if (sending.state === 'refused') {
        return complain(formatWriteRefusal(t, sending, 'session.commentFailed'));
      }
      isSent.current = true;
      saveCommentDraft(target, { text: '', pictures: [] });
      showToast(t(getResultMessageKey(sending)));
      onClose();
      if (sending.state === 'sent' && sending.id) scrollToComment(sending.id);
    } catch {
      complain(t('session.commentFailed'));
    } finally {
      setBusy(false);
    }
  };

  const takeUnsent = (key: string) => {
    const taken = swapUnsentComment(target, key, { text, pictures: urls });
    setText(taken.text);
    setPictures(createCommentUploads(settings, taken.pictures));
    setUnsent(listUnsentComments(target));
    setProblem('');
  };

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setProblem('');
    // The server accepts images from members only.
    const member = await requireMember('comment.login');
    if (!member) return setProblem(t('comment.login'));
    const refused = await pictures.add(files, member.uid);
    setProblem(refused.map((file) => formatRefusal(file, t)).join(' '));
  };

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
          onChange={setText}
          onKeyDown={onKeyDown}
          placeholder={discuss?.hint || t('comment.placeholder')}
          text={text}
        />
        {discuss?.showPictures && (
          <ComposerImages
            disabled={busy}
            onChoose={createImageChooser(host, take)}
            onFiles={(files) => void take(files)}
            onRemove={pictures.remove}
            onRetry={pictures.retry}
            images={list}
            t={t}
          />
        )}
        <p className="min-h-44 text-28 text-accent" id={problemId} role="alert">
          {problem || findUploadProblem(list, t) || (over > 0 && t('comment.tooLong', { n: over }))}
        </p>
        <p className={`text-right text-26 tabular-nums ${over > 0 ? 'text-accent' : 'text-ink-3'}`}>
          <span aria-hidden="true">{`${used}/${MAX_COMMENT_LENGTH}`}</span>
          <span className="sr-only">
            {t('comment.length', { n: used, max: MAX_COMMENT_LENGTH })}
          </span>
        </p>
        <UnsentDrafts
          disabled={busy}
          onTake={takeUnsent}
          t={t}
          texts={unsent.map(({ key, draft }) => [key, draft.text])}
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

function getResultMessageKey(sending: Exclude<CommentOutcome, { state: 'refused' }>) {
  if (sending.state === 'sent') return sending.inReview ? 'comment.review' : 'comment.sent';
  return decideKeptMessage(sending, 'comment.kept', 'comment.keptHere');
}

/** Returns why the comment cannot be sent as it is; '' when it can. */
function findCommentProblem(
  used: number,
  pictures: readonly UploadItem[],
  t: ActionTranslate,
): string {
  if (used === 0) return t('comment.empty');
  if (used > MAX_COMMENT_LENGTH) return t('comment.tooLong', { n: used - MAX_COMMENT_LENGTH });
  const waits = pictures.some(({ status }) => isUploading(status));
  return waits ? t('comment.pictureWait') : findUploadProblem(pictures, t);
}

/** Returns why an image is not on the server, in the server's message if it sent one. */
function findUploadProblem(pictures: readonly UploadItem[], t: ActionTranslate): string {
  for (const { status } of pictures) {
    if (status.state === 'failed') return status.message || t('comment.pictureTrouble');
  }
  return '';
}

const TYPES = 'jpg/jpeg/png/gif/bmp';
const SIZE = '10 MB';

function formatRefusal(
  { name, problem }: RefusedFile<CommentImageProblem>,
  t: ActionTranslate,
): string {
  switch (problem) {
    case 'type':
      return t('comment.pictureType', { types: TYPES });
    case 'renamed':
    case 'empty':
      return t('comment.pictureRenamed', { name });
    case 'size':
      return t('comment.pictureSize', { size: SIZE });
    case 'many':
      return t('comment.pictureMany', { n: MAX_IMAGES });
  }
}
