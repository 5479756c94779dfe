import { largest, part, size } from '#components/kit/ui/scale.ts';

interface Series {
  readonly name: string;
  readonly className: 'in' | 'out';
  /** Whole numbers of one scale, a month each, oldest first. */
  readonly values: readonly bigint[];
}

interface TrendBarsProps {
  readonly series: readonly Series[];
  /** The months' numbers label the bars. */
  readonly months: readonly string[];
}

/** The picture's room in pixels. */
const HEIGHT = 120;

/**
 * Draws bars of twelve months, two beside each other where there are two series; below zero they extend down from the line. Words and a table beside
 * them give the same figures.
 */
export function TrendBars({ series, months }: TrendBarsProps) {
  const all = series.flatMap(({ values }) => values);
  const most = largest(all.map(size));
  const hasNegative = all.some((value) => value < 0n);
  const room = hasNegative ? HEIGHT / 2 : HEIGHT;
  const slot = 100 / Math.max(months.length, 1);
  const width = (0.7 * slot) / Math.max(series.length, 1);
  return (
    <div className="columns" aria-hidden="true">
      {series.length > 1 ? (
        <span className="legend">
          {series.map(({ name, className }) => (
            <span key={name}>
              <i className={className} /> {name}{' '}
            </span>
          ))}
        </span>
      ) : null}
      <svg aria-hidden="true" width="100%" height={HEIGHT + 18}>
        {series.map(({ name, className, values }, of) =>
          values.map((value, at) => {
            const height = Math.max((part(size(value), most) * room) / 1000, value === 0n ? 0 : 1);
            return (
              <rect
                key={`${name} ${months[at]}`}
                className={className}
                x={`${(at + 0.15) * slot + of * width}%`}
                width={`${width}%`}
                y={value < 0n ? room : room - height}
                height={height}
              />
            );
          }),
        )}
        {months.map((month, at) => (
          <text key={month} x={`${(at + 0.5) * slot}%`} y={HEIGHT + 15} textAnchor="middle">
            {month.slice(5, 7)}
          </text>
        ))}
        <line x1="0" x2="100%" y1={room + 0.5} y2={room + 0.5} />
      </svg>
    </div>
  );
}
