import '#lib/deposits/messages/deposit.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { CaseField, type CaseProps } from './case-field.tsx';
import { DepositDetails } from './deposit-details.tsx';

/** The deposit that is funded: its amount and source are those that were registered. */
export function FundingField(given: CaseProps) {
  const t = useT();
  return (
    <CaseField
      {...given}
      valuesOf={(detail) => ({
        versi: String(detail.versi),
        nominal: detail.deposito?.nominal ?? '',
        sumber: detail.deposito?.sumber ?? 'TUNAI',
      })}
    >
      {(detail) => (
        <>
          {!given.props.disabled && detail.deposito?.status_deposito !== 'TERDAFTAR' ? (
            <Note tone="warn">{t('deposito.tidakTerdaftar')}</Note>
          ) : null}
          <DepositDetails detail={detail} />
        </>
      )}
    </CaseField>
  );
}
