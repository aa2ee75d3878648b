import { onArticleClick } from '../../host/articleClick.ts';
import { readReferrer, sendForm } from '../../host/beacon.ts';
import { serverNow } from '../../host/clock.ts';
import { readDeviceId } from '../../host/device.ts';
import { mayRecord } from '../../host/statisticsChoice.ts';
import { createClick } from '../../model/statistics/click.ts';
import type { Settings } from '../../settings.ts';

/** Reports every row that a reader opens to the click host (product 7.18), where the reader allows it. */
export function reportArticleClicks(settings: Settings, clickUrl: string): void {
  const { siteId, appId } = settings;
  onArticleClick((articleId, from) => {
    if (!mayRecord(settings)) return;
    sendForm(
      clickUrl,
      createClick({
        articleId,
        from,
        siteId,
        appId,
        device: readDeviceId(),
        referrer: readReferrer(),
        now: serverNow(),
      }),
    );
  });
}
