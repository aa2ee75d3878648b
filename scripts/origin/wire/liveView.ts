import { REPORTERS } from '../../sample/reporters.ts';
import type { StoredReport } from '../store/live.ts';
import type { StoredArticle } from '../store/storedArticle.ts';
import type { Addresses } from './addresses.ts';
import { findBannerImage, formatLive } from './live.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

// Guesses: the fields of reports (src/docs/wireFields.md).

type Wire = Record<string, unknown>;

/** Assumed clicks per reader. */
const CLICKS_A_READER = 3;

/** Formats `main` of liveView: the broadcast itself. */
export function formatLiveMain(stored: StoredArticle, addresses: Addresses): Wire {
  const { model } = stored;
  return {
    fileId: String(model.id),
    linkID: model.live?.linkId,
    title: model.title,
    attAbstract: model.abstract ?? '',
    publishtime: formatWireTime(stored.publishedAt),
    ...formatLive(model, addresses),
    ...formatLiveCount(stored),
  };
}

/** Formats the answer of getLiveCount. */
export const formatLiveCount = ({ clicks }: StoredArticle): Wire => ({
  countClick: clicks,
  readCount: Math.ceil(clicks / CLICKS_A_READER),
});

/** Formats a broadcast that has not begun, for getLiveComing. */
export function formatComing({ model }: StoredArticle, addresses: Addresses): Wire {
  const startsAt = parseChinaTime(model.live?.startsAt ?? '');
  return {
    fileId: String(model.id),
    linkID: model.live?.linkId,
    title: model.title,
    startTime: formatWireTime(startsAt),
    type: 1,
    appBannerUrl: addresses.image(findBannerImage(model)),
    webBannerUrl: '',
  };
}

/** Formats a report of a broadcast, for liveView and the push channel. */
export function formatReport(report: StoredReport, addresses: Addresses): Wire {
  const { id, at, model } = report;
  const reporter = REPORTERS.find(({ name }) => name === model.user);
  return {
    fileId: String(id),
    title: '',
    content: model.text,
    publishtime: formatWireTime(at),
    user: model.user,
    userIcon: reporter ? addresses.logo(`reporter-${reporter.id}.jpg`) : '',
    isTop: model.pinned ? 1 : 0,
    attachments: {
      pics: (model.pictures ?? []).map((name) => addresses.image(name)),
      videos: (model.videos ?? []).map(({ video, poster, seconds }) => ({
        videoUrl: addresses.file(video),
        imageUrl: addresses.image(poster),
        duration: seconds,
      })),
    },
    countPraise: model.praises ?? 0,
  };
}
