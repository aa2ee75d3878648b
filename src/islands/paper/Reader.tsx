import { loadPaperStyles } from '../../host/styles.ts';
import type { PaperSite } from '../../stores/paperDocument.ts';
import { closeReading, type PaperReading } from '../../stores/paperReader.ts';
import type { PaperView } from '../../ui/paper/view.ts';
import { late } from '../sheets/late.tsx';

export interface ReaderProps {
  readonly reading: PaperReading;
  readonly view: PaperView;
  readonly config: PaperSite['config'];
}

interface ContentProps extends ReaderProps {
  readonly onClose: () => void;
}

/** Code and styles of the article load when the first article opens. */
const Content = late<ContentProps>(async () => {
  const [{ ReaderPanel }] = await Promise.all([import('./ReaderPanel.tsx'), loadPaperStyles()]);
  return ReaderPanel;
});

/** Renders the open article once its code and styles are loaded. */
export const Reader = (props: ReaderProps) => <Content {...props} onClose={closeReading} />;
