import type { Translate } from '../i18n/translate.ts';
import { Timestamp } from './Timestamp.tsx';

/**
 * Renders a time to the minute, as the start or the end of something: by calendar days, never in a
 * style of the site.
 */
export const ExactTime = ({ at, t }: { readonly at: number; readonly t: Translate }) => (
  <Timestamp at={at} hour now={null} rule="" style={0} t={t} />
);
