import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { lockScroll } from '../../host/document/updateDocument.ts';
import { Sheet } from '../../islands/sheets/Sheet.tsx';
import { PageList } from './PageList.tsx';
import type { PaperPart } from './PageTools.tsx';
import type { PaperView } from './paperView.ts';

interface PaperSheetsProps {
  readonly part: PaperPart;
  readonly view: PaperView;
  readonly calendar: ReactNode;
  readonly onPage: (id: string, event: MouseEvent) => void;
  readonly onClose: () => void;
}

/** Renders the edition's pages or the calendar as a sheet at the foot, where thumbs reach it. */
export function PaperSheets({ part, view, calendar, onPage, onClose }: PaperSheetsProps) {
  useEffect(() => {
    lockScroll(true);
    return () => lockScroll(false);
  }, []);
  return (
    <Sheet
      onClose={onClose}
      t={view.t}
      title={view.t(part === 'pages' ? 'paper.pages' : 'paper.days')}
    >
      {part === 'pages' ? <PageList onPage={onPage} view={view} /> : calendar}
    </Sheet>
  );
}
