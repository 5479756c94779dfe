import '#lib/accounts/messages/closing.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import { formatWire } from '#lib/money.ts';
import type { PenutupanDetail } from '#types/proto/accounts/closing.ts';

interface Part {
  readonly label: string;
  readonly value: string;
  /** Taken off. */
  readonly minus?: boolean;
}

const isZero = (wire: string): boolean => /^0*(\.0*)?$/.test(wire);

/** The lines of a closing in the order in which they are computed; what is nothing is left out. */
function useComponents(detail: PenutupanDetail): readonly Part[] {
  const t = useT();
  const waived = isZero(detail.biaya) && !isZero(detail.biaya_asal);
  const fee = waived
    ? t('penutupan.biayaBebas', { biaya: formatWire(detail.biaya_asal, detail.kode_valuta) })
    : t('penutupan.biaya');
  const parts: readonly (Part & { readonly always?: boolean })[] = [
    { label: t('penutupan.saldo'), value: detail.saldo, always: true },
    { label: t('penutupan.bagiHasil'), value: detail.bagi_hasil },
    {
      label: detail.bebas_pajak === 'T' ? t('penutupan.pajakBebas') : t('penutupan.pajak'),
      value: detail.pajak,
      minus: true,
      always: !isZero(detail.bagi_hasil),
    },
    { label: t('penutupan.zakat'), value: detail.zakat, minus: true },
    { label: fee, value: detail.biaya, minus: true, always: waived },
  ];
  return parts.filter(({ value, always }) => always || !isZero(value));
}

function Months({ detail }: { readonly detail: PenutupanDetail }) {
  const t = useT();
  const num = (text: string) => ({ num: text });
  return (
    <details className="closing-months">
      <summary>{t('penutupan.rincianBagiHasil')}</summary>
      <SmallTable
        label={t('penutupan.rincianBagiHasil')}
        heads={[
          t('penutupan.bulan'),
          num(t('penutupan.hari')),
          num(t('penutupan.rataRata')),
          num(t('penutupan.hi')),
          num(t('penutupan.nisbah')),
          num(t('penutupan.bagian')),
        ]}
      >
        {detail.bulan.map((month) => (
          <tr key={`${month.bulan} ${month.nisbah}`}>
            <td>{toDisplay(month.bulan).slice(3)}</td>
            <td className="num">{`${month.hari}/${month.hari_bulan}`}</td>
            <td className="num">
              <Amount value={month.saldo_rata_rata} currency={detail.kode_valuta} />
            </td>
            <td className="num">
              {month.hi_1000}
              <small className="muted">
                {month.hi_1000_bulan === ''
                  ? t('penutupan.hiIndikatif')
                  : t('penutupan.hiDitetapkan', { bulan: toDisplay(month.hi_1000_bulan).slice(3) })}
              </small>
            </td>
            <td className="num">{month.nisbah}</td>
            <td className="num">{formatWire(month.jumlah.slice(0, -6))}</td>
          </tr>
        ))}
      </SmallTable>
    </details>
  );
}

/** Computes a closing line by line, down to the amount the owner is paid. With `cash`: in notes and coins, and what remains below one. */
export function ClosingSum({ detail, cash }: { readonly detail: PenutupanDetail; readonly cash: boolean }) {
  const t = useT();
  const parts = useComponents(detail);
  const total = cash && !isZero(detail.sisa);
  return (
    <div className="stack">
      <table className="closing-sum">
        <caption>{t('penutupan.perhitungan', { tanggal: toDisplay(detail.tanggal) })}</caption>
        <tbody>
          {parts.map(({ label, value, minus }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">
                {minus && !isZero(value) ? '−' : ''}
                <Amount value={value} currency={detail.kode_valuta} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('penutupan.dibayarkan')}</th>
            <td className="num">
              <Amount value={detail.nominal} currency={detail.kode_valuta} />
            </td>
          </tr>
          {total ? (
            <>
              <tr>
                <th scope="row">{t('penutupan.tunai')}</th>
                <td className="num">
                  <Amount value={detail.tunai} currency={detail.kode_valuta} />
                </td>
              </tr>
              <tr>
                <th scope="row">{t('penutupan.sisa')}</th>
                <td className="num">
                  <Amount value={detail.sisa} currency={detail.kode_valuta} />
                </td>
              </tr>
            </>
          ) : null}
        </tfoot>
      </table>
      {detail.bulan.length > 0 ? <Months detail={detail} /> : null}
    </div>
  );
}
