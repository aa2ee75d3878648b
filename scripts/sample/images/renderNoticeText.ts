import { setLine } from '../paper/typesetArticle.ts';
import { renderGlyphs } from './renderGlyphs.ts';

/** What the newspaper's own banners say: a line and who says it. */
const TEXTS = [
  ['一张报纸，一座城', '霁川日报社'],
  ['把今天，留给明天看', '霁川日报　读者服务'],
  ['换一本书，认识一个人', '霁川图书节　读者节'],
  ['小记者，大问题', '小记者训练营报名中'],
  ['今天的新闻，念给你听', '听报'],
  ['把霁川寄给远方的人', '霁川文创　明信片与台历'],
  ['四十年旧报，一页一页翻', '老报纸数字馆'],
] as const;

/** Colour of the text by the number of a banner, as the `notice` scene has its ground. */
const INKS = ['#ffffff', '#f2efe6', '#ffffff', '#f9f3e0', '#8f1220', '#ffffff'] as const;

/** Renders the text of a banner as SVG. */
export async function renderNoticeText(
  seed: number,
  width: number,
  height: number,
): Promise<string> {
  const [title, name] = TEXTS[seed % TEXTS.length] ?? TEXTS[0];
  // Square banners are narrow: the line has to fit into it.
  const size = Math.min(height * 0.19, (width * 0.6) / title.length);
  const x = width * 0.06;
  return renderGlyphs(
    [
      ...setLine(title, { x, y: height * 0.26 }, size, 900),
      ...setLine(name, { x, y: height * 0.26 + size * 1.7 }, size * 0.5),
    ],
    INKS[seed % INKS.length] ?? INKS[0],
  );
}
