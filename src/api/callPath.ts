/** Path prefixes of configured hosts (product 7.2). */
export type HostPrefix =
  | '/base_url/'
  | '/nis_url/'
  | '/sso_url/'
  | '/mvod_if/'
  | '/adv-appif-server/'
  | '/mam_url/'
  | '/minio_url/';

/** `/base_url/getConfig`, or an absolute address of a host that is not configured. */
export type CallPath = `${HostPrefix}${string}` | `http://${string}` | `https://${string}`;

/** How a server knows a call: servers of other generations have other names or methods. */
export interface CallForm {
  readonly path: CallPath;
  readonly method: 'get' | 'post';
}
