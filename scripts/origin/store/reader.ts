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

/** Whether the reader has a login or a device id, and so can be recognised again. */
export const isIdentified = ({ memberId, device }: Reader): boolean =>
  memberId !== 0 || device !== '';

export const isSameReader = (one: Reader, other: Reader): boolean =>
  (one.memberId !== 0 && one.memberId === other.memberId) ||
  (one.device !== '' &&
    one.device === other.device &&
    (one.memberId === 0 || other.memberId === 0));

/** Whether the reader may read a row: the member's own, or sent by the device without a login. */
export const isOwn = (row: Reader, { memberId, device }: Reader): boolean =>
  row.memberId === 0 ? row.device !== '' && row.device === device : row.memberId === memberId;
