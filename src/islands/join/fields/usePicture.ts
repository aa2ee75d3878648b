import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { readSettings } from '../../../host/settings.ts';
import type { JoinTranslate } from '../../../i18n/translate.ts';
import { parseFiles } from '../../../model/people/attached.ts';
import type { MediaRules } from '../../../model/upload/checkFile.ts';
import { requireMember } from '../../../stores/session.ts';
import { openFormUploads } from '../../../stores/uploads/form.ts';
import type { UploadItem } from '../../../stores/uploads/types.ts';
import { uploadedFiles } from '../../../stores/uploads/uploads.ts';
import { findTrouble, refusedWords } from '../../sheets/media/words.ts';
import type { Settled } from './answer.ts';

export const ONE_PICTURE: MediaRules = { picture: 1, video: 0, audio: 0 };

export interface PictureUpload {
  /** The image and its upload status; undefined for none. */
  readonly item: UploadItem | undefined;
  /** Why the image is not on the server; '' without an error. */
  readonly trouble: string;
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly retry: () => void;
  readonly remove: () => void;
}

interface PictureParts {
  /** Address of the image on the server; '' for none. */
  readonly url: string;
  readonly set: (url: string) => void;
  /** Receives how the form can wait for the upload; null when the field has unmounted. */
  readonly onSettle: ((settled: Settled | null) => void) | undefined;
  readonly t: JoinTranslate;
}

/** Manages one image of a form: uploads it when it is chosen; the answer is its address. */
export function usePicture({ url, set, onSettle, t }: PictureParts): PictureUpload {
  const [uploads] = useState(() =>
    openFormUploads(readSettings(), ONE_PICTURE, parseFiles(url ? [url] : [])),
  );
  const list = useStore(uploads.$list);
  const [refused, setRefused] = useState('');
  const isOpen = useRef(true);
  const there = uploadedFiles(list)[0]?.url ?? '';

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      uploads.close();
    };
  }, [uploads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the upload has ended
  useEffect(() => {
    if (there !== url) set(there);
  }, [there]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as it stands
  useEffect(() => {
    onSettle?.(async () => {
      await uploads.settled();
      return findTrouble(uploads.$list.get(), t) === '';
    });
    return () => onSettle?.(null);
  }, [uploads]);

  const [item] = list;
  return {
    item,
    trouble: findTrouble(list, t) || refused,
    take: async (files) => {
      if (files.length === 0) return;
      setRefused('');
      // The server accepts files from members only.
      const member = await requireMember({ text: t('form.filesLogin') });
      if (!isOpen.current) return;
      if (!member) return setRefused(t('form.filesLogin'));
      const notTaken = await uploads.add(files.slice(0, 1), member.uid);
      setRefused(notTaken.map((file) => refusedWords(file, ONE_PICTURE, t)).join(' '));
    },
    retry: () => item && uploads.retry(item.id),
    remove: () => item && uploads.remove(item.id),
  };
}
