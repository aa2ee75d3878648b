/** Returns a time of the sample content, such as `2026-11-20 08:00`, as Chinese pages show it. */
export const formatSampleTime = (time: string): string =>
  time.replace(/^(\d+)-(\d+)-(\d+)/, '$1年$2月$3日');

/** Returns such a time as the start or end of something, without zeros before day and month. */
export const formatSampleDay = (time: string): string =>
  formatSampleTime(time).replace(/([年月])0/g, '$1');
