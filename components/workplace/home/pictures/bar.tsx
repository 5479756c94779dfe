export type BarTone = 'plain' | 'warn' | 'bad';

interface BarProps {
  /** Thousandths of the whole. */
  readonly part: number;
  readonly tone?: BarTone;
}

/** Draws a bar inside a table's cell, whose text gives the same value: a screen reader skips the bar. */
export function Bar({ part, tone = 'plain' }: BarProps) {
  return (
    <svg className={`bar ${tone}`} aria-hidden="true" width="100%" height="8">
      <rect className="ground" width="100%" height="8" rx="4" />
      {part > 0 ? <rect className="held" width={`${part / 10}%`} height="8" rx="4" /> : null}
    </svg>
  );
}
