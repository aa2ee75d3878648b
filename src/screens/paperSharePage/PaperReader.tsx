import { loadPaperStyles } from '../../host/styles/loadStyleSheet.ts';
import { createDeferredView } from '../../islands/sheets/createDeferredView.tsx';
import type { PaperMetadataSite } from '../../services/metadata/paperMetadata.ts';
import { closePaperArticle, type PaperReading } from './paperReader.state.ts';
import type { PaperView } from './paperView.ts';

export interface PaperReaderProps {
  readonly reading: PaperReading;
  readonly view: PaperView;
  readonly config: PaperMetadataSite['config'];
}

interface ContentProps extends PaperReaderProps {
  readonly onClose: () => void;
}

/** Code and styles of the article load when the first article opens. */
const Content = createDeferredView<ContentProps>(async () => {
  const [{ PaperReaderPanel }] = await Promise.all([
    import('./PaperReaderPanel.tsx'),
    loadPaperStyles(),
  ]);
  return PaperReaderPanel;
});

/** Renders the open article once its code and styles are loaded. */
export const PaperReader = (props: PaperReaderProps) => (
  <Content {...props} onClose={closePaperArticle} />
);
