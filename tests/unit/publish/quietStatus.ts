import type { PublisherStatus } from '../../../scripts/publish/publisherStatus.ts';

/** A publisher that leads and has nothing to do. */
export const QUIET_STATUS: PublisherStatus = {
  siteUrl: 'https://news.example.test/news/home.html',
  startedAt: 0,
  build: null,
  queue: { waiting: 0, active: 0, retrying: 0, failed: 0 },
  publications: [],
  failures: [],
  sweep: null,
  held: null,
  lacking: { count: 0, pages: [] },
  isLeader: true,
  wholeSweptAt: null,
  waitingPurges: 0,
  targets: [],
};
