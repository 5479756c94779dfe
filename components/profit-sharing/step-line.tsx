import { useT } from '#components/kit/ui/messages.tsx';
import { largest, minorOf, part, shortAmount } from '#components/kit/ui/scale.ts';
import { addDays, daysBetween, toDisplay } from '#lib/dates.ts';

/** The picture's own units; it is stretched to its room. */
const HIGH = 96;
const WIDE = 1_000;

/** A balance and the days that ended with it, both included. */
export interface Step {
  readonly dari: string;
  readonly sampai: string;
  readonly saldo: string;
}

/**
 * Draws balances at the end of each day as a line of steps over any days: an average is taken of them. The steps follow one another without a
 * gap, the earliest first, wire amounts. A table beside it holds all that it draws.
 */
export function StepLine({ steps, currency }: { readonly steps: readonly Step[]; readonly currency: string }) {
  const t = useT();
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const minors = steps.map(({ saldo }) => minorOf(saldo, currency));
  const most = largest(minors);
  const days = daysBetween(first.dari, addDays(last.sampai, 1));
  const across = (day: string) => (daysBetween(first.dari, day) * WIDE) / days;
  const up = (minor: bigint) => HIGH - (part(minor, most) * (HIGH - 4)) / 1000;
  const line = steps
    .map(({ dari, sampai }, at) => {
      const y = up(minors[at] ?? 0n);
      return `${at === 0 ? 'M' : 'L'} ${across(dari)} ${y} L ${across(addDays(sampai, 1))} ${y}`;
    })
    .join(' ');
  return (
    <div className="columns" aria-hidden="true">
      <span className="legend">
        <span className="push">{shortAmount(t, most, currency)}</span>
      </span>
      <svg
        aria-hidden="true"
        className="step-line"
        width="100%"
        height={HIGH + 2}
        viewBox={`0 0 ${WIDE} ${HIGH + 2}`}
        preserveAspectRatio="none"
      >
        <path className="under" d={`${line} L ${WIDE} ${HIGH} L 0 ${HIGH} Z`} />
        <path className="steps" d={line} />
        <line x1="0" x2={WIDE} y1={HIGH + 0.5} y2={HIGH + 0.5} />
      </svg>
      <span className="legend">
        <span>{toDisplay(first.dari)}</span>
        <span className="push">{toDisplay(last.sampai)}</span>
      </span>
    </div>
  );
}
