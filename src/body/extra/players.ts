import { filterMediaLink } from '../../model/link.ts';
import { element, text } from '../tree.ts';
import type { ElementNode } from '../types.ts';

/** An embedded player of a video site, by the page on which the site shows the same video. */
export interface Player {
  /** The site's own name; a proper name, the same in every language. */
  readonly name: string;
  readonly watchUrl: string;
}

interface VideoSite {
  readonly name: string;
  readonly host: RegExp;
  /** The watch page for the address of a player; null when it holds no id of a known form. */
  readonly findWatchUrl: (url: URL) => string | null;
}

/** The first group of the pattern, put into an address; null when it does not match. */
const fill = (pattern: RegExp, text: string, format: (id: string) => string): string | null => {
  const id = pattern.exec(text)?.[1];
  return id === undefined ? null : format(id);
};

const tencentUrl = (vid: string): string | null =>
  fill(/^([a-z\d]{11})$/i, vid, (id) => `https://v.qq.com/x/page/${id}.html`);

const SITES: readonly VideoSite[] = [
  {
    name: 'YouTube',
    host: /(?:^|\.)(?:youtube|youtube-nocookie)\.com$|^youtu\.be$/,
    findWatchUrl: ({ hostname, pathname, searchParams }) => {
      const list = searchParams.get('list') ?? '';
      const id =
        hostname === 'youtu.be'
          ? pathname.slice(1)
          : (searchParams.get('v') ?? pathname.replace(/^\/(?:embed|v|shorts|live)\//, ''));
      return (
        // `videoseries` has the form of an id, but precedes a list.
        fill(
          /^(?!videoseries)([\w-]{11})(?:&|$)/,
          id,
          (v) => `https://www.youtube.com/watch?v=${v}`,
        ) ?? fill(/^([\w-]{10,64})$/, list, (l) => `https://www.youtube.com/playlist?list=${l}`)
      );
    },
  },
  {
    name: '哔哩哔哩',
    host: /(?:^|\.)bilibili\.com$/,
    findWatchUrl: ({ pathname, searchParams }) => {
      const page = fill(/^([1-9]\d{0,3})$/, searchParams.get('p') ?? '', (p) => `?p=${p}`) ?? '';
      const watchUrl = (id: string) => `https://www.bilibili.com/video/${id}${page}`;
      const [, inPath = ''] = /^\/video\/((?:BV|av)\w+)/.exec(pathname) ?? [];
      return (
        fill(/^(BV[a-zA-Z\d]{10})$/, searchParams.get('bvid') ?? inPath, watchUrl) ??
        fill(/^([1-9]\d{0,15})$/, searchParams.get('aid') ?? inPath.slice(2), (id) =>
          watchUrl(`av${id}`),
        )
      );
    },
  },
  {
    name: '腾讯视频',
    host: /^(?:v|imgcache|static\.video)\.qq\.com$/,
    findWatchUrl: ({ pathname, searchParams }) =>
      tencentUrl(searchParams.get('vid') ?? /\/([a-z\d]{11})\.html$/i.exec(pathname)?.[1] ?? ''),
  },
  {
    name: 'Vimeo',
    host: /(?:^|\.)vimeo\.com$/,
    findWatchUrl: ({ pathname, searchParams }) => {
      // Videos that are not listed need the hash as well.
      const hash = fill(/^([\da-f]{6,20})$/, searchParams.get('h') ?? '', (h) => `/${h}`) ?? '';
      return fill(/^\/(?:video\/)?(\d{1,12})$/, pathname, (id) => `https://vimeo.com/${id}${hash}`);
    },
  },
  {
    name: 'Dailymotion',
    host: /(?:^|\.)dailymotion\.com$|^dai\.ly$/,
    findWatchUrl: ({ pathname, searchParams }) =>
      fill(
        /^(?:\/embed)?(?:\/video)?\/?([a-z\d]{5,12})$/i,
        searchParams.get('video') ?? pathname,
        (id) => `https://www.dailymotion.com/video/${id}`,
      ),
  },
];

/** The player of a known video site at this address; null for every other address. */
export function findPlayer(address: string): Player | null {
  const filtered = filterMediaLink(address);
  if (!/^https?:/.test(filtered)) return null;
  const url = new URL(filtered);
  for (const { name, host, findWatchUrl } of SITES) {
    if (!host.test(url.hostname)) continue;
    const watchUrl = findWatchUrl(url);
    if (watchUrl) return { name, watchUrl };
  }
  return null;
}

/** The attributes in which WeChat articles keep the id of a video. */
const VIDEO_ID_ATTRIBUTES = ['data-mpvid', 'data-vid', 'vid'];

/** The player that a WeChat element names by a video id alone; null for none. */
export function findTencentPlayer(properties: Readonly<Record<string, string>>): Player | null {
  for (const attribute of VIDEO_ID_ATTRIBUTES) {
    const vid = properties[attribute] ?? '';
    const watchUrl = tencentUrl(vid);
    if (watchUrl !== null) return { name: '腾讯视频', watchUrl };
    // Uploaded to WeChat itself: played by a page of its own.
    const ownUrl = fill(/^(wxv_\d{1,30})$/, vid, (id) => `${WECHAT_PLAYER_URL}${id}`);
    if (ownUrl !== null) return { name: '微信', watchUrl: ownUrl };
  }
  return null;
}

const WECHAT_PLAYER_URL =
  'https://mp.weixin.qq.com/mp/readtemplate?t=pages/video_player_tmpl&action=mpvideo&vid=';

/** Titles that players give themselves; they say nothing about the video. */
const PLAYER_TITLE = /^(?:[a-z]+ )?(?:video )?(?:player|embed)$/i;

/** A link that says which video of which site it leads to. */
export const playerCard = ({ name, watchUrl }: Player, title = ''): ElementNode =>
  card('embed embed-video', watchUrl, PLAYER_TITLE.test(title.trim()) ? '' : title.trim(), name);

/** A link to the page that a frame would have shown. */
export const frameCard = (address: string, title = ''): ElementNode =>
  card('embed', address, title.trim(), '');

function card(className: string, href: string, title: string, name: string): ElementNode {
  const host = new URL(href).hostname.replace(/^www\./, '');
  const heading = title || name || host;
  const source = [name, host].filter((part) => part !== '' && part !== heading).join(' · ');
  const children = [element('b', {}, [text(heading)])];
  const line = source === '' ? [] : [text(' '), element('small', {}, [text(source)])];
  return element('figure', { class: className }, [element('a', { href }, [...children, ...line])]);
}
