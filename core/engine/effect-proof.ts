/** A change of data names its second person by these; the engine fills them, never an operation. */
export interface Proof {
  readonly operasi?: string;
  readonly id_flow?: string | null;
  readonly token?: string | null;
}
