/** What a change of data names its second person by; filled by the engine, never by an operation. */
export interface Proof {
  readonly operasi?: string;
  readonly id_flow?: string | null;
  readonly token?: string | null;
}
