import { useStore } from '@nanostores/react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import { showToast } from '../../host/toast.ts';
import type { MineTranslate } from '../../i18n/translate.ts';
import { createImageChooser, useHost } from '../../islands/sheets/media/imageChooser.ts';
import { useSingleTask } from '../../islands/useSingleTask.ts';
import type { Member } from '../../model/member/memberTypes.ts';
import { formatAcceptedTypes } from '../../model/upload/checkFile.ts';
import { listUploadedFiles } from '../../services/uploads/createUploads.ts';
import { createFormUploads } from '../../services/uploads/formUploads.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { saveProfile } from './saveProfile.state.ts';

const ONE_IMAGE = { picture: 1, video: 0, audio: 0 } as const;
const TYPES = 'JPG/PNG/GIF';

interface PortraitFieldProps {
  readonly member: Member;
  readonly t: MineTranslate;
}

/** Renders the portrait and the button that replaces it: the image is uploaded, then saved. */
export function PortraitField({ member, t }: PortraitFieldProps) {
  const { progress, problem, take } = usePortraitUpload(member, t);
  const host = useHost();
  const choose = createImageChooser(host, take);
  const name = member.nickname || t('member.reader');
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? []);
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
    void take(files);
  };
  return (
    <div className="flex items-center gap-24">
      <Avatar name={name} size="large" src={member.icon} />
      <div className="min-w-0 flex-1">
        <label className="mine-file">
          {progress || t('mine.changePortrait')}
          <input
            accept={formatAcceptedTypes(['picture'])}
            className="sr-only"
            disabled={progress !== ''}
            onChange={handleChange}
            onClick={(event) => {
              if (!choose) return;
              event.preventDefault();
              void choose(1);
            }}
            type="file"
          />
        </label>
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the state of the upload; `take` uploads an image and saves it as the portrait. */
function usePortraitUpload({ uid, nickname }: Member, t: MineTranslate) {
  const [uploads, setUploads] = useState(open);
  const list = useStore(uploads.$list);
  const [problem, setProblem] = useState('');
  const { busy, run } = useSingleTask();
  useEffect(() => () => uploads.close(), [uploads]);

  const replace = async ([file]: readonly File[]) => {
    if (!file) return;
    setProblem('');
    const [refused] = await uploads.add([file], uid);
    if (refused) {
      const isSize = refused.problem === 'size';
      return setProblem(
        isSize
          ? t('comment.pictureSize', { size: '10 MB' })
          : t('comment.pictureType', { types: TYPES }),
      );
    }
    await uploads.settled();
    const [uploaded] = listUploadedFiles(uploads.$list.get());
    // The next image has uploads of its own.
    setUploads(open);
    if (!uploaded) return setProblem(t('comment.pictureTrouble'));
    const { refusal, message } = await saveProfile({ nickname, icon: uploaded.url }, t);
    if (refusal) setProblem(refusal);
    else showToast(message);
  };

  const [item] = list;
  const share = item?.status.state === 'uploading' ? item.status.share : 0;
  return {
    progress: busy ? t('comment.uploading', { percent: `${Math.round(share * 100)}%` }) : '',
    problem,
    take: (files: readonly File[]) =>
      run(
        () => replace(files),
        () => setProblem(t('state.network')),
      ),
  };
}

const open = () => createFormUploads(readSettings(), ONE_IMAGE, []);
