import { gl } from '#lib/books/gl.ts';
import '#lib/deposits/messages/deposit.ts';
import type { ComponentProps } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { DetailDeposito } from '#types/proto/deposits/deposit.ts';
import { CaseField } from './case-field.tsx';

/** Shares that nobody has fetched wait in this ledger account. */
const WAITING = gl('SHARES_NOT_COLLECTED');
const nothing = (wire: string): boolean => /^0*(\.0*)?$/.test(wire);

/** The shares that the sum is of: those booked since the last fetching. */
function unfetched({ bagi_hasil, pengambilan }: DetailDeposito) {
  const last = pengambilan[0];
  return bagi_hasil.filter(
    ({ tujuan, tanggal, referensi }) =>
      tujuan === WAITING &&
      (!last || tanggal > last.tanggal || (tanggal === last.tanggal && referensi > last.referensi)),
  );
}

function Waiting({ detail, cash }: { readonly detail: DetailDeposito; readonly cash: boolean }) {
  const t = useT();
  return (
    <table className="closing-sum">
      <tbody>
        {unfetched(detail).map((share) => (
          <tr key={share.dari}>
            <th scope="row">{`${toDisplay(share.dari)} – ${toDisplay(share.sampai)}`}</th>
            <td className="num">
              <Amount value={share.bersih} />
            </td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{t('diambil.semua')}</th>
          <td className="num strong">
            <Amount value={detail.belum_diambil} />
          </td>
        </tr>
        {cash && detail.belum_diambil_tunai !== detail.belum_diambil ? (
          <tr>
            <th scope="row">{t('diambil.tunai')}</th>
            <td className="num strong">
              <Amount value={detail.belum_diambil_tunai} />
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** The shares of a deposit that wait; in cash as much of them as coins make. */
export function WaitingSharesField(given: Omit<ComponentProps<typeof CaseField>, 'valuesOf' | 'children'>) {
  const t = useT();
  const cash = given.values.cara_bayar === 'TUNAI';
  return (
    <CaseField
      {...given}
      valuesOf={(detail) => ({
        versi: String(detail.versi),
        nominal: cash ? detail.belum_diambil_tunai : detail.belum_diambil,
      })}
    >
      {(detail) =>
        nothing(detail.belum_diambil) ? (
          given.props.disabled ? null : (
            <Note tone="warn">{t('diambil.tidakAda')}</Note>
          )
        ) : (
          <Waiting detail={detail} cash={cash} />
        )
      }
    </CaseField>
  );
}
