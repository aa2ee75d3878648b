import { ImagePlus } from 'lucide';
import type { ChangeEvent, MouseEvent } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { ImageChooser } from './imageChooser.ts';

interface AddFilesProps {
  readonly label: string;
  /** The `accept` attribute of the file input. */
  readonly accept: string;
  readonly disabled: boolean;
  /** The environment's image chooser, tried before the page's; null for none. */
  readonly onChoose: ImageChooser | null;
  /** Number of files that may still be added. */
  readonly room: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Renders the button that adds files. */
export function AddFiles({ label, accept, disabled, onChoose, room, onFiles }: AddFilesProps) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? []);
    // Reset, so that the same file can be chosen again after its removal.
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

/** Opens the page's own chooser when the environment has none. */
function openInput(accept: string, onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = accept;
  input.onchange = () => onFiles(Array.from(input.files ?? []));
  input.click();
}
