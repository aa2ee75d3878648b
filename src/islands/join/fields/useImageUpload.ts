import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { readSettings } from '../../../host/settings.ts';
import type { JoinTranslate } from '../../../i18n/translate.ts';
import { parseFiles } from '../../../model/community/attached.ts';
import type { MediaRules } from '../../../model/upload/checkFile.ts';
import { requireMember } from '../../../services/session/memberSession.ts';
import { listUploadedFiles } from '../../../services/uploads/createUploads.ts';
import { createFormUploads } from '../../../services/uploads/formUploads.ts';
import { findUploadProblem, formatRefusal } from '../../sheets/media/uploadMessages.ts';
import type { WaitForUpload } from './answerField.ts';

export const ONE_IMAGE: MediaRules = { picture: 1, video: 0, audio: 0 };

interface ImageUploadOptions {
  /** Address of the image on the server; '' for none. */
  readonly url: string;
  readonly set: (url: string) => void;
  /** Receives how the form can wait for the upload; null when the field has unmounted. */
  readonly onSettle: ((settled: WaitForUpload | null) => void) | undefined;
  readonly t: JoinTranslate;
}

/** Manages one image of a form: uploads it when it is chosen; the answer is its address. */
export function useImageUpload({ url, set, onSettle, t }: ImageUploadOptions) {
  const [uploads] = useState(() =>
    createFormUploads(readSettings(), ONE_IMAGE, parseFiles(url ? [url] : [])),
  );
  const list = useStore(uploads.$list);
  const [refused, setRefused] = useState('');
  const isOpen = useRef(true);
  const uploadedUrl = listUploadedFiles(list)[0]?.url ?? '';

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      uploads.close();
    };
  }, [uploads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the upload ends
  useEffect(() => {
    if (uploadedUrl !== url) set(uploadedUrl);
  }, [uploadedUrl]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, until unmounted
  useEffect(() => {
    onSettle?.(async () => {
      await uploads.settled();
      return findUploadProblem(uploads.$list.get(), t) === '';
    });
    return () => onSettle?.(null);
  }, [uploads]);

  const [item] = list;
  return {
    /** The image and its upload status; undefined for none. */
    item,
    /** Why the image is not on the server; '' without an error. */
    problem: findUploadProblem(list, t) || refused,
    take: async (files: readonly File[]) => {
      if (files.length === 0) return;
      setRefused('');
      // The server accepts files from members only.
      const member = await requireMember({ text: t('form.filesLogin') });
      if (!isOpen.current) return;
      if (!member) return setRefused(t('form.filesLogin'));
      const notTaken = await uploads.add(files.slice(0, 1), member.uid);
      setRefused(notTaken.map((file) => formatRefusal(file, ONE_IMAGE, t)).join(' '));
    },
    retry: () => item && uploads.retry(item.id),
    remove: () => item && uploads.remove(item.id),
  };
}
