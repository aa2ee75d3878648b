/**
 * Who did something: a member, a device, or a member on a device. One who praised
 * before logging in is the same reader afterwards; two members of one device are two.
 */
export interface Reader {
  /** `uid`; 0 for one who is not logged in. */
  readonly memberId: number;
  /** '' when the client names none. */
  readonly device: string;
}

/** Condition on `member_id` and `device` of a row: the same reader wrote it. */
export const SAME_READER = `(
  (member_id <> 0 AND member_id = $member)
  OR (device <> '' AND device = $device AND (member_id = 0 OR $member = 0)))`;

/** Values for `SAME_READER`. */
export const bindReader = ({ memberId, device }: Reader) => ({
  $member: memberId,
  $device: device,
});

/** Whether this reader can be told from others at all. */
export const isIdentified = ({ memberId, device }: Reader): boolean =>
  memberId !== 0 || device !== '';
