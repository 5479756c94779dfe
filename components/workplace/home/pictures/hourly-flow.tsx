import '#lib/business-day/messages/boards.ts';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { minuteText } from '#components/kit/ui/moment.tsx';
import { largest, minorOf, part, shortAmount, size } from '#components/kit/ui/scale.ts';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import type { ArusJam } from '#types/proto/cash/teller.ts';

export interface HourlyFlowProps {
  readonly hours: readonly ArusJam[];
  readonly currency: string;
}

interface Hour {
  readonly key: string;
  readonly jam: string;
  readonly masuk: bigint;
  readonly keluar: bigint;
  readonly row: ArusJam | null;
}

const HOUR_MS = 3_600_000;
/** The chart draws no more columns than a working day has hours: a till may have been open overnight. */
const DRAWN = 12;
/** A young day leaves room for the hours to come. */
const WORKING_HOURS = 9;
/** The column's room: in above the middle line, out below it, in pixels. */
const HALF = 52;

/** Every hour from the first to the last, those without cash too. */
function wholeDay(rows: readonly ArusJam[], currency: string): Hour[] {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (!first || !last) return [];
  const begin = Date.parse(first.jam);
  const count = Math.min(1 + Math.round((Date.parse(last.jam) - begin) / HOUR_MS), 24);
  const known = new Map(rows.map((row) => [Date.parse(row.jam), row]));
  return Array.from({ length: count }, (_, at): Hour => {
    const moment = begin + at * HOUR_MS;
    const row = known.get(moment) ?? null;
    return {
      key: String(moment),
      jam: minuteText(new Date(moment).toISOString()),
      masuk: minorOf(row?.masuk ?? '0', currency),
      keluar: minorOf(row?.keluar ?? '0', currency),
      row,
    };
  }).slice(-DRAWN);
}

/** Draws the cash that customers brought and took, hour by hour: in above the line, out below it; the busiest hour in words, all in a table. */
export function HourlyFlow({ hours, currency }: HourlyFlowProps) {
  const t = useT();
  const day = wholeDay(hours, currency);
  const busiest = [...day].sort((a, b) => (size(a.masuk + a.keluar) < size(b.masuk + b.keluar) ? 1 : -1)).at(0);
  return (
    <figure className="picture">
      <figcaption className="field-label">{t('gambar.perJam')}</figcaption>
      {busiest?.row ? (
        <>
          <Columns day={day} currency={currency} t={t} />
          <p className="muted small">
            {t('gambar.perJamRamai', {
              jam: busiest.jam,
              masuk: amountText(busiest.row.masuk, currency),
              keluar: amountText(busiest.row.keluar, currency),
            })}
          </p>
          <HoursTable day={day} currency={currency} t={t} />
        </>
      ) : (
        <p className="muted small">{t('gambar.perJamKosong')}</p>
      )}
    </figure>
  );
}

interface DayProps {
  readonly day: readonly Hour[];
  readonly currency: string;
  readonly t: Translate;
}

function Columns({ day, currency, t }: DayProps) {
  const most = largest(day.flatMap(({ masuk, keluar }) => [masuk, keluar]));
  const room = 100 / Math.max(day.length, WORKING_HOURS);
  const height = (much: bigint) => Math.max((part(much, most) * HALF) / 1000, much > 0n ? 2 : 0);
  return (
    <div className="columns" aria-hidden="true">
      <span className="legend">
        <i className="in" /> {t('gambar.masuk')} <i className="out" /> {t('gambar.keluar')}
        <span className="push">{shortAmount(t, most, currency)}</span>
      </span>
      <svg aria-hidden="true" width="100%" height={2 * HALF + 18}>
        {day.map(({ key, jam, masuk, keluar }, at) => (
          <g key={key}>
            <rect
              className="in"
              x={`${(at + 0.2) * room}%`}
              width={`${0.6 * room}%`}
              y={HALF - height(masuk)}
              height={height(masuk)}
            />
            <rect
              className="out"
              x={`${(at + 0.2) * room}%`}
              width={`${0.6 * room}%`}
              y={HALF + 1}
              height={height(keluar)}
            />
            <text x={`${(at + 0.5) * room}%`} y={2 * HALF + 15} textAnchor="middle">
              {jam.slice(0, 2)}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1={HALF + 0.5} y2={HALF + 0.5} />
      </svg>
    </div>
  );
}

function HoursTable({ day, currency, t }: DayProps) {
  return (
    <details>
      <summary className="small">{t('gambar.tabel')}</summary>
      <SmallTable
        label={t('gambar.perJam')}
        heads={[t('gambar.jam'), { num: t('gambar.masuk') }, { num: t('gambar.keluar') }]}
      >
        {day.map(({ key, jam, row }) => (
          <tr key={key}>
            <th scope="row">{jam}</th>
            <td className="num">
              <Amount value={row?.masuk ?? '0.00'} currency={currency} />
            </td>
            <td className="num">
              <Amount value={row?.keluar ?? '0.00'} currency={currency} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </details>
  );
}
