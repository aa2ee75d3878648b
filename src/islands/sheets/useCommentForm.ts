import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { scrollToComment } from '../../host/scrollToComment.ts';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { MAX_IMAGES } from '../../model/comment/commentDraft.ts';
import { countCharacters } from '../../model/countCharacters.ts';
import { decideKeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import {
  listUnsentComments,
  openCommentDraft,
  saveCommentDraft,
  swapUnsentComment,
} from '../../services/outbox/drafts.ts';
import { formatWriteRefusal } from '../../services/outbox/formatWriteRefusal.ts';
import { requireMember } from '../../services/session/memberSession.ts';
import type { ComposeTarget } from '../../services/sheets.ts';
import {
  type CommentImageProblem,
  createCommentUploads,
} from '../../services/uploads/commentUploads.ts';
import { isUploading, listUploadedFiles } from '../../services/uploads/createUploads.ts';
import type { RefusedFile, UploadItem } from '../../services/uploads/uploadTypes.ts';
import { type CommentOutcome, sendComment } from '../../state/comments/writeComment.ts';

/** In characters as readers see them. */
export const MAX_COMMENT_LENGTH = 1000;

/**
 * Manages a comment that is being written: its text and images, the draft of both, which is saved until
 * the comment is sent, what hinders it, and the sending.
 */
export function useCommentForm(target: ComposeTarget, onClose: () => void, t: ActionTranslate) {
  const settings = readSettings();
  const [draft] = useState(() => openCommentDraft(target));
  const [unsent, setUnsent] = useState(() => listUnsentComments(target));
  const [pictures, setPictures] = useState(() => createCommentUploads(settings, draft.pictures));
  const list = useStore(pictures.$list);
  const [text, setText] = useState(draft.text);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
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

  const takeImages = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setProblem('');
    // The server accepts images from members only.
    const member = await requireMember('comment.login');
    if (!member) return setProblem(t('comment.login'));
    const refused = await pictures.add(files, member.uid);
    setProblem(refused.map((file) => formatRefusal(file, t)).join(' '));
  };

  return {
    text,
    setText,
    /** Number of characters that would be sent. */
    used,
    images: list,
    pictures,
    takeImages,
    unsent,
    takeUnsent,
    busy,
    /** Why the comment was not sent; '' for nothing. */
    problem,
    /** Why an image is not on the server; '' for nothing. */
    imageProblem: findUploadProblem(list, t),
    send,
  };
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
