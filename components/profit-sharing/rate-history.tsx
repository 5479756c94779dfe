import '#lib/profit-sharing/messages/profit.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { profit } from '#services/profit-sharing/profit.ts';
import type { RiwayatHi1000Row } from '#types/proto/profit-sharing/profit.ts';
import { monthText } from './month.tsx';
import { shortRate } from './share-words.ts';

const WIDE = 300;
const HIGH = 90;
/** As many months as the picture has room for. */
const MONTHS = [24] as const;

/** A rate in millionths, for the height of a point only. */
const height = (rate: string): number => Number(rate.replace('.', '')); // not an amount: the place of a point

function Lines({ rows }: { readonly rows: readonly RiwayatHi1000Row[] }) {
  const t = useT();
  const most = Math.max(1, ...rows.flatMap(({ indikatif, final }) => [height(indikatif), height(final)]));
  const x = (at: number): number => ((at + 0.5) * WIDE) / rows.length;
  const y = (rate: string): number => HIGH - (height(rate) * (HIGH - 6)) / most;
  const line = (of: (row: RiwayatHi1000Row) => string): string =>
    rows.map((row, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(of(row))}`).join('');
  return (
    <figure className="picture">
      <figcaption className="field-label">{t('bagiHasil.grafik')}</figcaption>
      <div className="columns" aria-hidden="true">
        <span className="legend">
          <span>
            ┄ {t('bagiHasil.indikatif')} {shortRate(rows.at(-1)?.indikatif ?? '')}
          </span>
          <span className="push">
            ─ {t('bagiHasil.hi1000')} {shortRate(rows.at(-1)?.final ?? '')}
          </span>
        </span>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" width="100%" height={HIGH} aria-hidden="true">
          <path
            d={line(({ indikatif }) => indikatif)}
            fill="none"
            stroke="var(--muted)"
            strokeWidth="2"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={line(({ final }) => final)}
            fill="none"
            stroke="var(--brand)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          {rows.map((row, at) => (
            <rect key={row.bulan} className="in" x={x(at) - 1} y={y(row.final) - 2} width="2" height="4" />
          ))}
          <line x1="0" x2={WIDE} y1={HIGH - 0.5} y2={HIGH - 0.5} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className="legend">
          <span>{monthText(rows[0]?.bulan ?? '')}</span>
          <span className="push">{monthText(rows.at(-1)?.bulan ?? '')}</span>
        </span>
      </div>
    </figure>
  );
}

/** Draws indicative and final rate of the last months beside each other; the list above has the figures. */
export function RateHistory() {
  const list = useList(profit.rates, { sizes: MONTHS, quiet: true });
  const rows = [...list.rows].reverse();
  return (
    <Loaded state={{ ...list, data: list.loading ? undefined : rows }} lines={4}>
      {(months) => (months.length > 0 ? <Lines rows={months} /> : null)}
    </Loaded>
  );
}
