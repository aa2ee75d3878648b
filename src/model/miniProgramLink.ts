import { filterAppLink } from './link.ts';

/** How the messenger's own links to mini programs begin (decision 0074). */
const MINI_PROGRAM_START = 'weixin://dl/business/';

/** Returns whether an address opens a mini program of the messenger. */
export const isMiniProgramLink = (address: string): boolean =>
  filterAppLink(address).startsWith(MINI_PROGRAM_START);
