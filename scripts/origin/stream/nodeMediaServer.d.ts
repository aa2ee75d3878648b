/** The part of the library that is used here; the package contains no types. */
declare module 'node-media-server' {
  interface Configuration {
    readonly bind: string;
    readonly rtmp: { readonly port: number };
    readonly http: { readonly port: number };
    readonly store: { readonly path: string };
    readonly webadmin: { readonly enable: boolean };
  }

  export default class NodeMediaServer {
    constructor(configuration: Configuration);
    run(): Promise<void>;
  }
}
