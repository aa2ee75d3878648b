import type { CommunityTranslate } from '../../../i18n/translate.ts';
import {
  formatAcceptedTypes,
  listOpenKinds,
  type MediaRules,
} from '../../../model/upload/checkFile.ts';
import { AddFiles } from '../media/AddFiles.tsx';
import { FileTile } from '../media/FileTile.tsx';
import { createImageChooser, useHost } from '../media/imageChooser.ts';
import type { SheetForm } from './useSheetForm.ts';

const NONE: MediaRules = { picture: 0, video: 0, audio: 0 };

/** Renders the files of a form in the order of their choice, and the button that adds files. */
export function MediaField<F extends string>({ form }: { readonly form: SheetForm<F> }) {
  const { t, busy, list, uploads, takeFiles } = form;
  const media = form.media ?? NONE;
  const host = useHost();
  const taken = list.map(({ kind }) => kind);
  const open = listOpenKinds(taken, media);
  const room = open.reduce(
    (sum, kind) => sum + media[kind] - taken.filter((other) => other === kind).length,
    0,
  );
  // The environment's chooser offers images only.
  const onlyImages = open.every((kind) => kind === 'picture');
  return (
    <ul className="composer-pictures">
      {list.map((item, index) => (
        <FileTile
          key={item.id}
          disabled={busy && item.status.state === 'done'}
          item={item}
          onRemove={() => uploads.remove(item.id)}
          onRetry={() => uploads.retry(item.id)}
          messages={createTileMessages(index + 1, t)}
        />
      ))}
      {room > 0 && (
        <AddFiles
          accept={formatAcceptedTypes(open)}
          disabled={busy}
          label={t(getAddMessageKey(media))}
          onChoose={onlyImages ? createImageChooser(host, takeFiles) : null}
          onFiles={(files) => void takeFiles(files)}
          room={room}
        />
      )}
    </ul>
  );
}

const getAddMessageKey = ({ video, audio }: MediaRules) =>
  audio > 0 ? 'upload.addFile' : video > 0 ? 'upload.addMedia' : 'comment.addPicture';

const createTileMessages = (n: number, t: CommunityTranslate) => ({
  remove: t('upload.remove', { n }),
  retry: t('upload.retry', { n }),
  waiting: t('upload.waiting', { n }),
  paused: t('upload.stopped', { n }),
  progress: (percent: string) => t('upload.progress', { n, percent }),
});
