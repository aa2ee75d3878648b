import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Segment } from '../../../src/body/types.ts';
import { loadTranslate } from '../../../src/i18n/loadTranslate.ts';
import { parseLiveReport } from '../../../src/model/live/normaliseLive.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { ReportRows } from '../../../src/screens/liveDetail/ReportRows.tsx';
import { loadActionMessages } from '../../../src/services/loadMessages.ts';
import { BodySegments } from '../../../src/ui/BodySegments.tsx';

const t = await loadTranslate('cn');
const actions = await loadActionMessages('cn');
const FILM = { url: 'https://v.example.test/a.mp4', poster: '', durationS: 0, vertical: false };

const render = (selfMedia: boolean, selfMediaName: string) => {
  const video = { ...FILM, description: '江边', selfMedia };
  const segments: Segment[] = [{ kind: 'video', video }];
  return renderToStaticMarkup(
    <BodySegments segments={segments} selfMediaName={selfMediaName} tall={1} title="" t={t} />,
  );
};

it('marks such a video in a report of a broadcast', () => {
  const reports = [true, false].map((isWeMedia, id) =>
    parseLiveReport({
      fileId: id + 1,
      attachments: { videos: [{ videoUrl: '/a.mp4', isWeMedia }] },
    }),
  );
  const html = renderToStaticMarkup(
    <ReportRows
      canShare={false}
      firstPicture={0}
      now={null}
      reports={reports.filter((report) => report !== null)}
      selfMediaName="霁号"
      t={actions}
      times={DEFAULT_SITE_CONFIG.times}
    />,
  );
  expect(html.match(/霁号/g)).toHaveLength(1);
});

it('marks a video of a self-media account with the name that the site has for these', () => {
  expect(render(true, '霁号')).toContain('<span class="mark">霁号</span> 江边</figcaption>');
  expect(render(false, '霁号')).not.toContain('霁号');
  expect(render(true, '')).not.toContain('class="mark"');
});

it('marks an audio of a self-media account as well', () => {
  const audio = { url: 'https://v.example.test/a.mp3', title: '', description: '', durationS: 0 };
  const segments: Segment[] = [{ kind: 'audio', audio: { ...audio, selfMedia: true } }];
  const html = renderToStaticMarkup(
    <BodySegments segments={segments} selfMediaName="霁号" tall={1} title="" t={t} />,
  );
  expect(html).toContain('<span class="mark">霁号</span>');
});
