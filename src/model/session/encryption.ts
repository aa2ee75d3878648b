/** From this `curVersions` on payloads are encrypted (spec section 7). */
export const ENCRYPTED_VERSIONS = 3;
