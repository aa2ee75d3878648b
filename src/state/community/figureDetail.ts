import { loadFigureDetail } from '../../api/pages/community/figureDetail.ts';
import type { FigureData } from '../../model/community/communityTypes.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The page of a leader. */
export const figureDetail = createSinglePage<FigureData>();

export const loadFigurePage = (settings: Settings, id: string): Promise<void> =>
  figureDetail.load(settings, (client) => loadWithConfig(client, loadFigureDetail(client, id)));
