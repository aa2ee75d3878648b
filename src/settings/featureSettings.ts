import { flag, oneOf, streamOrigins, themes, url, visibleText } from './kinds.ts';
import { optionalSetting } from './variables.ts';

/** Ways to upload images; videos and audio are uploaded to the object store in parts. */
const UPLOAD_WAYS = ['upload', 'postUploadImg', 'mam', 'mam2', 'minio'] as const;

/** Statistics, streams, uploads and notices of some deployments. */
export const featureSettings = {
  recordUrl: optionalSetting('RECORD_URL', url, {
    about: 'analytics server of read records (sendRecord)',
  }),
  recordTenant: optionalSetting('RECORD_TENANT', visibleText, {
    about: 'tenant in the headers of read records',
  }),
  recordKey: optionalSetting('RECORD_KEY', visibleText, {
    about: 'key in the headers of read records',
    isSecret: true,
  }),
  clickUrl: optionalSetting('CLICK_URL', url, {
    about: 'address that receives reports of article clicks',
  }),
  streamHosts: optionalSetting('STREAM_HOSTS', streamOrigins, {
    about: "origins, in addition to the API's, of the push channel and of live streams",
  }),
  uploadWay: optionalSetting('UPLOAD_WAY', oneOf(UPLOAD_WAYS), {
    about: 'how images are uploaded; upload when empty',
  }),
  topAdPlace: optionalSetting('TOP_AD_PLACE', oneOf(['title']), {
    about:
      'place of the top ad of an article: title above the headline; after paragraph 3 when empty',
  }),
  themes: optionalSetting('THEMES', themes, {
    about: "themes of the site's own, shown on pages with ?theme=NAME",
  }),
  ieNotice: optionalSetting('IE_NOTICE', flag, {
    about: 'Internet Explorer on computers shows a notice that recommends another browser',
  }),
  debugConsole: optionalSetting('DEBUG_CONSOLE', flag, {
    about: 'loads a debug console 2 s after start',
  }),
};
