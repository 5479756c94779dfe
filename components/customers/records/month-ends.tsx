import '#lib/business-day/messages/boards.ts';
import '#lib/customers/messages/portfolio.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { largest, minorOf, part, shortAmount } from '#components/kit/ui/scale.ts';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { PortofolioBulan } from '#types/proto/customers/customer.ts';

/** The column's room in pixels. */
const HIGH = 88;

interface MonthsProps {
  readonly months: readonly PortofolioBulan[];
  readonly currency: string;
}

/** Draws the balances of one currency's accounts at each month's end: a column a month, and all of it in a table. */
export function MonthEnds({ months, currency }: MonthsProps) {
  const t = useT();
  const title = t('portofolio.bulan', { valuta: currency });
  return (
    <figure className="picture">
      <figcaption className="field-label">{title}</figcaption>
      <Columns months={months} currency={currency} t={t} />
      <details>
        <summary className="small">{t('gambar.tabel')}</summary>
        <SmallTable label={title} heads={[t('portofolio.akhir'), { num: t('portofolio.saldo') }]}>
          {months.map(({ tanggal, saldo }) => (
            <tr key={tanggal}>
              <th scope="row">{toDisplay(tanggal)}</th>
              <td className="num">
                <Amount value={saldo} currency={currency} />
              </td>
            </tr>
          ))}
        </SmallTable>
      </details>
    </figure>
  );
}

function Columns({ months, currency, t }: MonthsProps & { readonly t: Translate }) {
  const drawn = months.map(({ tanggal, saldo }) => ({ tanggal, minor: minorOf(saldo, currency) }));
  const most = largest(drawn.map(({ minor }) => minor));
  const room = 100 / drawn.length;
  const height = (minor: bigint) => Math.max((part(minor, most) * HIGH) / 1000, minor > 0n ? 2 : 0);
  return (
    <div className="columns" aria-hidden="true">
      <span className="legend">
        <span className="push">{shortAmount(t, most, currency)}</span>
      </span>
      <svg aria-hidden="true" width="100%" height={HIGH + 18}>
        {drawn.map(({ tanggal, minor }, at) => (
          <g key={tanggal}>
            <rect
              className="in"
              x={`${(at + 0.2) * room}%`}
              width={`${0.6 * room}%`}
              y={HIGH - height(minor)}
              height={height(minor)}
            />
            <text x={`${(at + 0.5) * room}%`} y={HIGH + 15} textAnchor="middle">
              {tanggal.slice(5, 7)}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1={HIGH + 0.5} y2={HIGH + 0.5} />
      </svg>
    </div>
  );
}
