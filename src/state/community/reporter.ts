import { loadReporter } from '../../api/pages/community/reporter.ts';
import type { ReporterData } from '../../model/community/communityTypes.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The page of a reporter. */
export const reporter = createSinglePage<ReporterData>();

export const loadReporterPage = (settings: Settings, id: string): Promise<void> =>
  reporter.load(settings, (client) => loadWithConfig(client, loadReporter(client, id)));
