import { onArticleClick } from '../../host/articleClick.ts';
import { readReferrer, sendForm } from '../../host/beacon.ts';
import { serverNow } from '../../host/clock.ts';
import { readDeviceId } from '../../host/device.ts';
import { createClick } from '../../model/statistics/click.ts';
import type { Settings } from '../../settings.ts';

/** Reports every row that a reader opens to the click host (product 7.18). */
export function reportArticleClicks({ siteId, appId }: Settings, clickUrl: string): void {
  onArticleClick((articleId, from) =>
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
    ),
  );
}
