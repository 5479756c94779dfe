/** As much of the print agent's library as passbooks are printed with. */
declare module 'qz-tray' {
  type Callback = (answer: string) => void;
  interface Agent {
    readonly websocket: { isActive(): boolean; connect(options?: { readonly retries?: number }): Promise<void> };
    readonly api: { setSha256Type(hash: (request: string) => string): void };
    readonly security: {
      setCertificatePromise(ask: (resolve: Callback, reject: (reason: unknown) => void) => void): void;
      setSignatureAlgorithm(name: 'SHA512'): void;
      setSignaturePromise(ask: (text: string) => (resolve: Callback, reject: (reason: unknown) => void) => void): void;
    };
    readonly printers: { getDefault(): Promise<string>; find(name: string): Promise<string> };
    readonly configs: { create(printer: string): unknown };
    print(config: unknown, data: readonly unknown[]): Promise<void>;
  }
  const qz: Agent;
  export default qz;
}
