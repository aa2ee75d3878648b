import { loadReporter } from '../../api/pages/people/reporter.ts';
import type { ReporterData } from '../../model/people/types.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** The page of a reporter. */
export const reporter = createSinglePage<ReporterData>();

export const openReporter = (settings: Settings, id: string): Promise<void> =>
  reporter.open(settings, (client) => besideConfig(client, loadReporter(client, id)));
