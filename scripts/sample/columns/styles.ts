/** Styles of columns (wire 9.3). */
export const STYLE = {
  news: 101,
  paper: 102,
  questions: 107,
  leaders: 108,
  photos: 202,
  videos: 203,
  local: 205,
  accounts: 215,
  activities: 221,
  live: 225,
  channel: 410,
} as const;
