/**
 * Paths below a base and their answers: a status, and the template that is sent or the path that a
 * redirect leads to; `B` means the base.
 */
export const PATHS: readonly (readonly [string, string])[] = [
  ['', '200 B/home.html'],
  ['/index.html', '200 B/home.html'],
  ['/home.html', '200 B/home.html'],
  ['/newsDetail.html', '200 B/newsDetail.html'],
  ['/newsDetail/345.html', '404 B/newsDetail.html'],
  ['/newsDetail/12/345.html', '404 B/newsDetail.html'],
  ['/newsDetail/12/%3Csvg%3E.html', '404 B/newsDetail.html'],
  ['/newsDetail/1/2/3.html', '302 B/home.html'],
  ['/columnDetail/13.html', '200 B/columnDetail.html'],
  ['/columnDetail/0/13.html', '200 B/columnDetail.html'],
  ['/columnShare/13.html', '200 B/columnShare.html'],
  ['/timeline/95.html', '200 B/timeline.html'],
  ['/hotPointTimeAxis/95.html', '302 B/home.html'],
  ['/specDetail/90/402.html', '404 B/specDetail.html'],
  ['/paperSharePage.html', '200 B/paperSharePage.html'],
  ['/paperSharePage/2026-11-20.html', '200 B/paperSharePage.html'],
  ['/paperSharePage/2026-11-20/1.html', '200 B/paperSharePage.html'],
  ['/paperSharePage/2026-11-20/1/101.html', '200 B/paperSharePage.html'],
  ['/paperSharePage/2026-11-20/1/101/1.html', '302 B/home.html'],
  ['/newsdetail/345.html', '302 B/home.html'],
  ['/nothing.html', '302 B/home.html'],
  ['/nothing', '302 B/home.html'],
  ['/no/such/page.html', '302 B/home.html'],
  ['/_astro/gone.abc123.js', '404'],
];

/**
 * Answers that Netlify's rules cannot give: doubled slashes, other types of files, and the path of a page
 * without its ending or with a slash, where Netlify sends the page by itself.
 */
export const PATTERN_PATHS: readonly (readonly [string, string])[] = [
  ['/newsDetail/345', '301 B/newsDetail/345.html'],
  ['/newsDetail/12/345', '301 B/newsDetail/12/345.html'],
  ['/newsDetail/12/345/', '301 B/newsDetail/12/345.html'],
  ['/newsDetail/12/345.html/', '301 B/newsDetail/12/345.html'],
  ['//newsDetail//12//345//', '301 B/newsDetail/12/345.html'],
  ['/columnDetail/13/', '301 B/columnDetail/13.html'],
  ['/paperSharePage/2026-11-20/1/101', '301 B/paperSharePage/2026-11-20/1/101.html'],
  ['/userDetail/5', '200 B/userDetail.html'],
  ['/newsDetail/12/%3Csvg%3E', '404 B/newsDetail.html'],
  ['//newsDetail//12//345.html', '404 B/newsDetail.html'],
  ['/newsDetail.html/345.html', '302 B/home.html'],
  ['/pictures/gone.jpg', '404'],
  ['/gone.txt', '404'],
  ['/feed.xml', '404'],
  ['/columnDetail/13.xml', '404'],
];

/** From the root of the host. */
export const OLD_PATHS: readonly (readonly [string, string])[] = [
  ['/app/content/2024-10/29/content_5120.html', '301 B/newsDetail/5120.html'],
  ['/app/pad/content/content_418.html', '301 B/newsDetail/418.html'],
  ['/app/index/2024-09/21/content_902.html', '301 B/newsDetail/902.html'],
  ['/app/szb/morning/pad/202409/16/content_227.html', '301 B/newsDetail.html?id=227&szb=1'],
  ['/dist/index.html', '302 B/home.html'],
  ['/some/template/dist/index.html', '302 B/home.html'],
  ['/amucsite/pad/index.html', '302 B/home.html'],
  ['/amucsite//web/index.html', '302 B/home.html'],
];
