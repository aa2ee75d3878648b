/** Words of pages about people: accounts, reporters, questions, circles, contributions. */
export const cn = {
  'people.more': '更多',
  'people.articles': '稿件',
  'people.videos': '视频',
  'people.followers': '粉丝',
  'people.official': '官方',
  'people.none': '这里还没有内容',
} as const;
