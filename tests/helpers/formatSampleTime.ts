/** Returns a time of the sample content, such as `2026-11-20 08:00`, as Chinese pages show it. */
export const formatSampleTime = (time: string): string =>
  time.replace(/^(\d+)-(\d+)-(\d+)/, '$1年$2月$3日');
