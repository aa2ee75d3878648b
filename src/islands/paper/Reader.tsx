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

/** The text's own code and styles come with the first article. */
const Content = late<ContentProps>(async () => {
  const [{ ReaderPanel }] = await Promise.all([import('./ReaderPanel.tsx'), loadPaperStyles()]);
  return ReaderPanel;
});

/** The article that is read, when its code and styles are here. */
export const Reader = (props: ReaderProps) => <Content {...props} onClose={closeReading} />;
