/** The sample newspaper; its province, towns, people and news are invented. */
export const SITE_ID = 1;
export const APP_ID = 1;
export const SITE_NAME = '霁川日报';
export const APP_NAME = '霁川日报客户端';
export const SITE_COLOR = '#c8102e';
