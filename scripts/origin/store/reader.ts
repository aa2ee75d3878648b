/**
 * The author of a write: a member, a device, or a member on a device. A device without a
 * login and a member on the same device are the same reader; two members on one device
 * are two readers.
 */
export interface Reader {
  /** The member's `userId`; 0 without a login. */
  readonly memberId: number;
  /** '' when the request has none. */
  readonly device: string;
}

/** SQL condition on `member_id` and `device`: the row is of the same reader. */
export const SAME_READER = `(
  (member_id <> 0 AND member_id = $member)
  OR (device <> '' AND device = $device AND (member_id = 0 OR $member = 0)))`;

/** Values for `SAME_READER`. */
export const bindReader = ({ memberId, device }: Reader) => ({
  $member: memberId,
  $device: device,
});

/** Whether the reader has a login or a device id, and so can be recognised again. */
export const isIdentified = ({ memberId, device }: Reader): boolean =>
  memberId !== 0 || device !== '';
