import { ImagePlus } from 'lucide';
import type { ChangeEvent, MouseEvent } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { Choose } from './useChooser.ts';

interface AddFilesProps {
  readonly label: string;
  /** What the file input offers. */
  readonly accept: string;
  readonly disabled: boolean;
  /** The host's own chooser, which is asked before the page's; null for none. */
  readonly onChoose: Choose | null;
  /** Files that there is room for. */
  readonly room: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The way to more files. */
export function AddFiles({ label, accept, disabled, onChoose, room, onFiles }: AddFilesProps) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? []);
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
    onFiles(files);
  };
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (!onChoose) return;
    event.preventDefault();
    void onChoose(room).then((had) => {
      if (!had) openInput(accept, onFiles);
    });
  };
  return (
    <li>
      <label className="composer-add">
        <Icon className="h-56 w-56" icon={ImagePlus} />
        <input
          className="sr-only"
          type="file"
          multiple={room > 1}
          accept={accept}
          disabled={disabled}
          aria-label={label}
          onChange={onChange}
          onClick={onClick}
        />
      </label>
    </li>
  );
}

/** The page's own chooser, where the host had none after all. */
function openInput(accept: string, onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = accept;
  input.onchange = () => onFiles(Array.from(input.files ?? []));
  input.click();
}
