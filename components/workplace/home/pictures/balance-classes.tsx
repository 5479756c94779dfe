import '#lib/business-day/messages/boards.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { largest, minorOf, part, shortAmount, size } from '#components/kit/ui/scale.ts';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { TrialBalanceRow } from '#types/proto/books/report.ts';
import { Bar } from './bar.tsx';

/** Orders the classes as a balance sheet does; the class that nets out by itself comes last. */
const CLASSES: readonly string[] = ['A', 'L', 'S', 'E', 'I', 'X', 'P', 'O'];
const placeOf = ({ kode_gl }: TrialBalanceRow): number => CLASSES.indexOf(kode_gl);

/** Draws the trial balance by class of the chart: the bank's balances, and today's movements. */
export function BalanceClasses({ rows }: { readonly rows: readonly TrialBalanceRow[] }) {
  const t = useT();
  const minor = (wire: string) => minorOf(wire, BOOK_CURRENCY);
  const most = largest(rows.map(({ saldo_akhir }) => size(minor(saldo_akhir))));
  return (
    <div className="picture">
      <SmallTable label={t('gambar.golongan')} heads={[t('gambar.golonganNama'), { num: t('gambar.golonganSaldo') }]}>
        {[...rows]
          .sort((a, b) => placeOf(a) - placeOf(b))
          .map(({ kode_gl, saldo_akhir, debet, kredit }) => (
            <tr key={kode_gl}>
              <th scope="row">
                {messageOf('gambar.golongan.', kode_gl)}
                {minor(debet) === 0n && minor(kredit) === 0n ? null : (
                  <small className="muted">
                    {t('gambar.golonganMutasi', {
                      debet: shortAmount(t, minor(debet), BOOK_CURRENCY),
                      kredit: shortAmount(t, minor(kredit), BOOK_CURRENCY),
                    })}
                  </small>
                )}
              </th>
              <td className="num">
                <Amount value={saldo_akhir} />
                <Bar part={part(size(minor(saldo_akhir)), most)} />
              </td>
            </tr>
          ))}
      </SmallTable>
    </div>
  );
}
