/** Points for an invitation. */
export const INVITATION = {
  /** For the inviter. */
  score: 50,
  /** For the invited friend. */
  friendScore: 20,
  /** Downloads per day that are credited before the friend has logged in. */
  paidDownloadsADay: 20,
} as const;

/** The rules as the editors wrote them. */
export const INVITATION_RULE = `
<p>把邀请码或邀请链接发给好友，好友下载客户端、登录并填写邀请码后，双方都能得到积分。</p>
<ol>
<li>每位好友只能填写一次邀请码，不能填写自己的。</li>
<li>同一台手机只记一次邀请。</li>
<li>积分当即到账，可在“积分明细”中查看。</li>
<li>以不正当方式获得的积分，编辑部有权收回。</li>
</ol>`;
