import { siteFoldersOf } from '../sites/siteFolders.ts';

/**
 * Where the tested site and its builds are. Those of `npm start` stay as they are: the tested pages name
 * other addresses, and a later start would take them for its own. No site can have this name.
 */
export const TESTED_FOLDERS = siteFoldersOf('_tested');
