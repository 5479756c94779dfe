import '#lib/business-day/messages/boards.ts';
import '#lib/deposits/messages/deposit.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { largest, minorOf, part, shortAmount } from '#components/kit/ui/scale.ts';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { deposit } from '#services/deposits/deposit.ts';
import type { AnakTangga } from '#types/proto/deposits/deposit.ts';

/** The columns' room in pixels. */
const HIGH = 120;

/** Month and year as a column has room for: 12/26. */
const short = (bulan: string): string => `${bulan.slice(5, 7)}/${bulan.slice(2, 4)}`;

function Columns({ rungs, currency }: { readonly rungs: readonly AnakTangga[]; readonly currency: string }) {
  const t = useT();
  const most = largest(rungs.map(({ nominal }) => minorOf(nominal, currency)));
  const room = 100 / rungs.length;
  const height = (minor: bigint) => Math.max((part(minor, most) * HIGH) / 1000, minor > 0n ? 2 : 0);
  return (
    <div className="columns" aria-hidden="true">
      <span className="legend">
        <span className="push">{shortAmount(t, most, currency)}</span>
      </span>
      <svg aria-hidden="true" width="100%" height={HIGH + 18}>
        {rungs.map(({ bulan, nominal, nominal_aro }, at) => {
          const whole = height(minorOf(nominal, currency));
          const rolling = height(minorOf(nominal_aro, currency));
          return (
            <g key={bulan}>
              <rect
                className="out"
                x={`${(at + 0.2) * room}%`}
                width={`${0.6 * room}%`}
                y={HIGH - whole}
                height={whole}
              />
              <rect
                className="in"
                x={`${(at + 0.2) * room}%`}
                width={`${0.6 * room}%`}
                y={HIGH - rolling}
                height={rolling}
              />
              <text x={`${(at + 0.5) * room}%`} y={HIGH + 15} textAnchor="middle">
                {short(bulan)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={HIGH + 0.5} y2={HIGH + 0.5} />
      </svg>
    </div>
  );
}

/**
 * Draws the amount that matures in each month, and how much of it rolls over by itself: a column a month, and all of it in a
 * table.
 */
export function MaturityLadder({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const ladder = useRecord(deposit.ladder, { kode_cabang: kodeCabang });
  return (
    <Card title={t('deposito.tangga')}>
      <Loaded state={ladder} lines={5}>
        {({ data, kode_valuta }) =>
          data.length === 0 ? (
            <p className="muted">{t('deposito.tanggaKosong')}</p>
          ) : (
            <figure className="picture">
              <figcaption className="field-hint">{t('deposito.tanggaKeterangan')}</figcaption>
              <Columns rungs={data} currency={kode_valuta} />
              <details>
                <summary className="small">{t('gambar.tabel')}</summary>
                <SmallTable
                  label={t('deposito.tangga')}
                  heads={[
                    t('deposito.jatuhTempo'),
                    { num: t('deposito.jumlah') },
                    { num: t('deposito.nominal') },
                    { num: t('deposito.diperpanjang') },
                  ]}
                >
                  {data.map((rung) => (
                    <tr key={rung.bulan}>
                      <th scope="row">{short(rung.bulan)}</th>
                      <td className="num">{rung.jumlah}</td>
                      <td className="num">
                        <Amount value={rung.nominal} currency={kode_valuta} />
                      </td>
                      <td className="num">
                        <Amount value={rung.nominal_aro} currency={kode_valuta} />
                      </td>
                    </tr>
                  ))}
                </SmallTable>
              </details>
            </figure>
          )
        }
      </Loaded>
    </Card>
  );
}
