import type { Settings } from '../settings.ts';

/** The environment of a page (product 1.4), read from the user agent. */
export interface Environment {
  readonly kind: 'app' | 'messenger' | 'browser';
  readonly system: 'android' | 'ios' | 'other';
  /** The messenger was opened by another app's link, so that its menu can open that app. */
  readonly launch: boolean;
  /** A computer: neither phone nor tablet. */
  readonly pc: boolean;
}

type UserAgentTokens = Pick<Settings, 'appUa' | 'messengerUa' | 'launchUa'>;

/**
 * Returns the environment. The deployment's tokens match without case; an empty one matches
 * nothing.
 */
export function parseEnvironment(
  userAgent: string,
  { appUa, messengerUa, launchUa }: UserAgentTokens,
): Environment {
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
