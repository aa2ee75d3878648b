/** Words of pages where readers take part: activities, votes, invitations, points. */
export const cn = {
  'join.login': '登录后参加',
} as const;
