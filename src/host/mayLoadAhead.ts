import { savesData } from './savesData.ts';

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly effectiveType?: string;
}

/** Returns whether pages may be loaded that the reader may never open. */
export const mayLoadAhead = (): boolean =>
  !savesData() &&
  !/2g/.test((navigator as { readonly connection?: Connection }).connection?.effectiveType ?? '');
