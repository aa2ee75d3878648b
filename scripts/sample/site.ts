/** The sample newspaper; its province, towns, people and news are invented. */
export const SITE_ID = 1;
export const APP_ID = 1;
export const SITE_NAME = '霁川日报';
export const APP_NAME = '霁川日报客户端';
export const SITE_COLOR = '#c8102e';

/** Legal texts of the invented newspaper. */
export const APP_ABOUT = '一城一省的新闻，和写新闻的人。';

export const LEGAL = {
  terms: [
    '<p>读者使用霁川日报客户端和网页，即表示同意以下约定。</p>',
    '<h2>一、账号</h2>',
    '<p>一个手机号对应一个账号。请保管好密码；发现账号被他人使用，请及时告诉我们。</p>',
    '<h2>二、评论与投稿</h2>',
    '<p>评论先审后发。请说事实、讲道理，不侮辱他人，不泄露他人隐私。投稿一经采用，按本报标准付酬。</p>',
    '<h2>三、转载</h2>',
    '<p>转载本报文字、图片、声音和影像，请先取得书面同意，并注明来源。</p>',
  ].join(''),
  privacy: [
    '<p>我们只收集提供服务所必需的信息。</p>',
    '<ul><li>手机号：用于登录。</li><li>阅读记录：保存在你自己的设备上。</li><li>位置：只在你报料时、经你同意后使用。</li></ul>',
    '<p>我们不向任何人出售读者的信息。你可以随时要求查看、更正或删除它们。</p>',
  ].join(''),
  cancel: [
    '<p>注销后，账号不能恢复，积分清零，评论保留但不再显示昵称。</p>',
    '<p>提出注销后十五天内重新登录，即视为撤回。</p>',
  ].join(''),
} as const;
