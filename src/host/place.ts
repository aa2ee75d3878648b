import type { Settings } from '../settings.ts';

/** Where a page runs (product 1.4), told by the user agent, once. */
export interface Place {
  readonly kind: 'app' | 'messenger' | 'browser';
  readonly system: 'android' | 'ios' | 'other';
  /** The messenger was opened by another app's link: its menu can open the app. */
  readonly launch: boolean;
  /** A computer: neither phone nor tablet. */
  readonly pc: boolean;
}

type Tokens = Pick<Settings, 'appUa' | 'messengerUa' | 'launchUa'>;

/** The tokens of the deployment are compared without case; an empty one matches nothing. */
export function parsePlace(userAgent: string, { appUa, messengerUa, launchUa }: Tokens): Place {
  const agent = userAgent.toLowerCase();
  const holds = (token: string | undefined) => !!token && agent.includes(token.toLowerCase());
  const android = /android/.test(agent);
  const ios = /iphone|ipad|ipod/.test(agent);
  const launch = holds(launchUa);
  return {
    kind: holds(appUa) ? 'app' : launch || holds(messengerUa) ? 'messenger' : 'browser',
    system: android ? 'android' : ios ? 'ios' : 'other',
    launch,
    pc: !android && !ios && !/mobile|harmony|tablet|phone/.test(agent),
  };
}
