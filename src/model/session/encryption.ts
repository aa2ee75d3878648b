/** Payloads are encrypted from this `curVersions` on (spec section 7). */
export const ENCRYPTED_VERSIONS = 3;
