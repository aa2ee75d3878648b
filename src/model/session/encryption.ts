/** From this `curVersions` on payloads are encrypted (product 7.6). */
export const ENCRYPTED_VERSIONS = 3;
