/** Names the site of commands that have several, in the texts of `--help`. */
export const SITE_OPTION_USAGE =
  '  --site NAME           the site of the file NAME.env in the folder SITES_DIR';
