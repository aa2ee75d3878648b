/** Payloads are encrypted from this `curVersions` on (product 7.6). */
export const ENCRYPTED_VERSIONS = 3;
