/** Turns while something runs; decorative, the state is said by text or aria-busy. */
export function Spinner() {
  return <span className="spinner-border spinner-border-sm" aria-hidden="true" />;
}
