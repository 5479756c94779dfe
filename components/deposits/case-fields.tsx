import '#lib/deposits/messages/deposit.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { toDisplay } from '#lib/dates.ts';
import { formatWire } from '#lib/money.ts';
import type { DetailDeposito, PencairanHitung } from '#types/proto/deposits/deposit.ts';
import { CaseField, type CaseProps } from './case-field.tsx';
import { DepositDetails } from './deposit-details.tsx';

const version = (detail: DetailDeposito): string => String(detail.versi);

const nothing = (wire: string): boolean => /^0*(\.0*)?$/.test(wire);

function Sum({ hitung }: { readonly hitung: PencairanHitung }) {
  const t = useT();
  const lines = [
    [t('deposito.nominal'), hitung.nominal, false],
    [t('deposito.biayaDini'), hitung.biaya, true],
    [t('deposito.dendaDini'), hitung.denda, true],
    [t('deposito.ditarik'), hitung.ditarik_kembali, true],
  ] as const;
  return (
    <table className="closing-sum">
      <tbody>
        {lines
          .filter(([, value, minus]) => !minus || !nothing(value))
          .map(([label, value, minus]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">
                {minus ? '− ' : ''}
                <Amount value={value} />
              </td>
            </tr>
          ))}
        <tr className="total">
          <th scope="row">{t('deposito.dibayarkan')}</th>
          <td className="num strong">
            <Amount value={hitung.dibayar} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The deposit that is paid out, and what that comes to today. */
export function PayOutField(given: CaseProps) {
  const t = useT();
  return (
    <CaseField {...given} valuesOf={(detail) => ({ versi: version(detail), nominal: detail.pencairan?.dibayar ?? '' })}>
      {(detail) => {
        const { pencairan, deposito, ditahan } = detail;
        return (
          <>
            {pencairan || given.props.disabled ? null : <Note tone="warn">{t('deposito.tidakDapatCair')}</Note>}
            {nothing(ditahan) ? null : (
              <Note tone="bad">{t('deposito.dijaminkan', { nominal: formatWire(ditahan, 'IDR') })}</Note>
            )}
            {pencairan?.dini === 'T' && deposito ? (
              <Note tone="warn">{t('deposito.dini', { tanggal: toDisplay(deposito.jatuh_tempo) })}</Note>
            ) : null}
            <DepositDetails detail={detail} unseen={!given.props.disabled} />
            {pencairan ? <Sum hitung={pencairan} /> : null}
          </>
        );
      }}
    </CaseField>
  );
}

/** The deposit whose roll-over is changed. */
export function MaintainedField(given: CaseProps) {
  return (
    <CaseField {...given} valuesOf={(detail) => ({ versi: version(detail) })}>
      {(detail) => <DepositDetails detail={detail} />}
    </CaseField>
  );
}

/** The deposit whose certificate is replaced: the live one is the old one. */
export function ReplacedField(given: CaseProps) {
  return (
    <CaseField {...given} valuesOf={(detail) => ({ bilyet_lama: detail.deposito?.nomor_bilyet ?? '' })}>
      {(detail) => <DepositDetails detail={detail} />}
    </CaseField>
  );
}

/** The deposit whose certificate comes back: the one that its customer still has. */
export function TakenBackField(given: CaseProps) {
  const t = useT();
  return (
    <CaseField {...given} valuesOf={(detail) => ({ nomor_bilyet: detail.deposito?.nomor_bilyet ?? '' })}>
      {(detail) => (
        <>
          {!given.props.disabled &&
          (detail.deposito?.status_deposito !== 'DICAIRKAN' || !detail.deposito.nomor_bilyet) ? (
            <Note tone="warn">{t('deposito.tidakBeredar')}</Note>
          ) : null}
          <DepositDetails detail={detail} />
        </>
      )}
    </CaseField>
  );
}
