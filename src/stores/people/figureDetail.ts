import { loadFigureDetail } from '../../api/pages/people/figureDetail.ts';
import type { FigureData } from '../../model/people/types.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** The page of a leader. */
export const figureDetail = createSinglePage<FigureData>();

export const openFigure = (settings: Settings, id: string): Promise<void> =>
  figureDetail.open(settings, (client) => besideConfig(client, loadFigureDetail(client, id)));
