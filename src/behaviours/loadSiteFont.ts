import { savesData } from '../host/savesData.ts';

/** Loads the site's own typeface if its file exists (product 9.17), unless the reader saves data. */
export async function loadSiteFont(url: string): Promise<void> {
  if (savesData()) return;
  try {
    const answer = await fetch(url, { method: 'HEAD' });
    if (!answer.ok) return console.info('FZYS is not used:', answer.status);
    const font = await new FontFace('FZYS', `url("${encodeURI(url)}")`).load();
    document.fonts.add(font);
    document.documentElement.dataset.font = '';
  } catch (error) {
    console.info('FZYS is not used:', error);
  }
}
