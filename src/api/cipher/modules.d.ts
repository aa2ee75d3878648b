/** The parts of sm-crypto that are used; the package has no types of its own. */
declare module 'sm-crypto/src/sm2/index.js' {
  const sm2: {
    /** Mode 1 is C1C3C2; the result is hex without the leading 04. */
    doEncrypt(message: string | readonly number[], publicKey: string, mode?: 0 | 1): string;
    doDecrypt(
      ciphertext: string,
      privateKey: string,
      mode?: 0 | 1,
      options?: { readonly output?: 'string' },
    ): string;
    generateKeyPairHex(): { readonly privateKey: string; readonly publicKey: string };
  };
  export default sm2;
}

declare module 'sm-crypto/src/sm3/index.js' {
  const sm3: (message: string | readonly number[]) => string;
  export default sm3;
}

declare module 'sm-crypto/src/sm4/index.js' {
  interface Sm4Options {
    readonly padding: 'none' | 'pkcs#7';
    readonly mode?: 'cbc';
    readonly iv?: readonly number[];
    readonly output: 'array';
  }
  const sm4: {
    encrypt(data: readonly number[], key: readonly number[], options: Sm4Options): number[];
    decrypt(data: readonly number[], key: readonly number[], options: Sm4Options): number[];
  };
  export default sm4;
}
