import { readShareParams } from '../host/document/readShareParams.ts';
import { nameReport } from '../model/live/listKeyReports.ts';
import { createShareCard } from '../model/share/shareRules.ts';
import { openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

/** Opens the share panel for one report of a broadcast, with an address that leads to it. */
export const action: Action = async (button, { siteUrl, siteBase }) => {
  const row = button.closest('li');
  const params = readShareParams();
  if (!row || !params) return;
  const [title = '', text = ''] = ['h3', '.live-text'].map(
    (part) => row.querySelector(part)?.textContent ?? '',
  );
  const card = createShareCard(
    {
      ...params,
      title: nameReport({ title, text }) || params.title,
      desc: params.title,
      imgUrl: row.querySelector<HTMLImageElement>('img[data-i]')?.src || params.imgUrl,
      pageUrl: `${params.pageUrl.replace(/#.*/, '')}#${row.id}`,
    },
    { siteUrl, siteBase, now: Date.now() },
  );
  if (card) await openSheet({ kind: 'share', card });
};
