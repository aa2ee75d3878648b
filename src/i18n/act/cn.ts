/** Words of what a reader does: they come with the sheets, not with the page. Written first. */
export const cn = {
  // sheet
  'sheet.close': '关闭',
  'sheet.failed': '内容加载失败，请检查网络后重试',
  'sheet.loading': '正在打开…',

  // session

  // host
  'host.openInApp': '请在客户端中打开',
  'host.openLinkInApp': '请在客户端中打开链接',
  'host.miniPhone': '请在手机微信中打开小程序',
  'host.miniMessenger': '请在微信中打开小程序',
  'host.launchHint': '请点击右上角/右下角 “打开” 去App操作',
  'host.browserTitle': '请在浏览器中打开',
  'host.browserHint': '点击右上角的菜单，选择“在浏览器打开”。',
  'host.shareTitle': '分享给朋友',
  'host.shareHint': '点击右上角的菜单，选择要分享到的地方。',
  'host.close': '知道了',
  'host.openApp': '打开App',
  'host.launchFailed': '没能打开App：请先安装，或在浏览器中打开本页。',
  'host.authorizing': '授权中...',
  'host.authorizeFailed': '微信授权失败',
  'host.userInfoFailed': '微信授权获取用户信息失败',
  'host.ieTitle': '提示',
  'host.ieText': '建议在PC端使用Chrome浏览器',

  // login

  // comment

  // share

  // vote

  // reader

  // write
} as const;
