import { SITE_OPTION_USAGE } from '../sites/siteOptionUsage.ts';

/** The text of `npm run publish -- --help`. */
export const PUBLISH_USAGE = `Usage: npm run publish [-- KIND ID …] [options]

Without arguments, or with serve, it runs until it is ended: it hears of changes by its webhook and by polling,
publishes them, and compares the whole site from time to time. With the setting SITES_DIR it does so for
each site of that folder, in a process of its own. src/docs/operate has more.

With a kind it publishes once, with every list that shows the content, and ends:

  article COLUMN/ID …   column ID …   page ROUTE/ID …   paper DAY …   site

With release it is about builds (npm run build); a publisher that runs renders all pages again:

  release               lists the builds
  release HASH          puts this build live, and keeps it live when others are made
  release newest        puts the newest build live, and each that is made later

With preview it prints links that open articles before they are published (PREVIEW_SECRET):

  preview COLUMN/ID …

Exit code 4: the build is live, and its rules for hosts are new, so that nginx or Caddy must be reloaded.

${SITE_OPTION_USAGE}
  --dry-run             names the pages that would be baked, and changes nothing
  --report FILE         writes what became of each page, as JSON
  --allow-removals CODE permits what an earlier run has named with this code, for an hour
  --out DIR             folder of the site (default: dist/client, or dist/sites/NAME/client)
  --no-compress         writes no .br and .gz beside each file, as with S3_BUCKET
  --help                this text`;
