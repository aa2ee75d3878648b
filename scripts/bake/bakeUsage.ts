import { SITE_OPTION_USAGE } from '../sites/siteOptionUsage.ts';
import { LATEST_EDITIONS } from './latestEditions.ts';

export const MAX_WORKERS = 32;

/** The text of `npm run bake -- --help`. */
export const BAKE_USAGE = `Usage: npm run bake -- (--all | --news | --since TIME | PART …) [options]
       npm run bake -- --check

  --all                 the front page, every column and special, every article that a column
                        lists, every short video, the latest ${LATEST_EDITIONS} editions of each
                        newspaper, tags, all comments and the other templates that have content
                        to read without JavaScript; removes the pages of what was withdrawn
  --news                as --all, but a list is read only to its first page without news: what was
                        withdrawn, or edited without moving up, further down waits for --all
  --since TIME          articles changed since TIME or without a page, all lists, editions since
                        that day; removes the pages of what was withdrawn
                        2026-05-01, '2026-05-01 08:30:00' (UTC+8) or 2026-05-01T00:30:00Z

  --check               asks the content server for everything that the product reads, and says
                        call by call what it answers, refuses and lacks; writes nothing. Exit
                        code: 0 a site can be published, else 1

Parts, in any number:
  --article COLUMN/ID   this article under this column, and the lists that show it
            onlineStudy/ID as a course
  --column ID           the pages of this column
  --paper [DATE]        the editions of that day, or the latest of each newspaper
  --page ROUTE/ID       a community page or an activity: xyDetail/201, activityDetail/6001, …;
                        a vote by itself and its activity: activityVote/8101/6003;
                        a template with its content for readers without JavaScript: aboutUs,
                        xyRules, xyListShare, LeaderViewList, subscriptionList, services,
                        paperSharePage, tagList/42, commentAll/345/0

${SITE_OPTION_USAGE}
  --out DIR             folder of the site (default: dist/client, or dist/sites/NAME/client)
  --workers N           threads that bake, 1 to ${MAX_WORKERS} (default: 1)
  --no-compress         writes no .br and .gz beside each file, as with S3_BUCKET
  --refetch             fetches every article again, also one whose list names no newer version
                        than the published one
  --dry-run             names the pages that would be fetched, and changes nothing
  --report FILE         writes what became of each page, and what it does not show of its
                        content, as JSON
  --strict              exit code 1 when a page does not show all of its content, but for what
                        its editors have hidden
  --allow-removals CODE lets this run remove and empty what an earlier one has named, with this
                        code, because it was more than REMOVAL_LIMIT_PERCENT and
                        REMOVAL_LIMIT_PAGES allow; exactly that, and within an hour
  --help                this text

Every run leaves feed.xml, columnDetail/ID.xml, sitemap.xml, sitemap-news.xml and robots.txt
as its pages are. Exit code: 0 all went well, 1 something failed or too much would have been
removed (named at the end), 2 wrong arguments, 3 parts of pages could not be fetched: their last
state was kept, or they were left out.`;
