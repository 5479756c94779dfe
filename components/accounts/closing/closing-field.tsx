import '#lib/accounts/messages/closing.ts';
import { type ReactNode, useEffect } from 'react';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import type { FormHandle } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { toDisplay } from '#lib/dates.ts';
import { formatWire } from '#lib/money.ts';
import { closing } from '#services/accounts/closing.ts';
import type { PenutupanDetail } from '#types/proto/accounts/closing.ts';
import { ClosingSum } from './computation.tsx';
import { Obstacles } from './obstacles.tsx';

interface CaseFieldProps extends FieldProps {
  readonly form: FormHandle;
  readonly nomor: string;
  readonly bebasBiaya?: 'T' | 'F';
  /** The amount of the form, of what closing comes to. */
  readonly amountOf: (detail: PenutupanDetail) => string;
  readonly children: (detail: PenutupanDetail) => ReactNode;
}

const useClosing = (nomor: string, bebasBiaya: 'T' | 'F' = 'F') =>
  useRecord(
    closing.asked,
    { nomor_rekening: nomor, bebas_biaya: bebasBiaya },
    { enabled: isAccountNumber(nomor), quiet: true, keepPrevious: true },
  );

/**
 * Shows the result of closing the account of a form now. The amount of the form is taken from it, so that the maker sends what the
 * maker saw; a checker, who cannot change it, sees a note where it has become another.
 */
function CaseField({
  name,
  form,
  nomor,
  bebasBiaya = 'F',
  amountOf,
  children,
  value,
  disabled = false,
  error,
}: CaseFieldProps) {
  const t = useT();
  const complete = isAccountNumber(nomor);
  const state = useClosing(nomor, bebasBiaya);
  const failed = error !== undefined;
  const now = state.data && !state.outdated ? amountOf(state.data) : undefined;
  useEffect(() => {
    if (!disabled && now !== undefined && now !== value) fillIn(form, name, now, { validate: failed });
  }, [disabled, now, value, form, name, failed]);
  if (!complete) return <p className="field-hint">{t('penutupan.rekeningDahulu')}</p>;
  return (
    <Loaded state={state} lines={6}>
      {(detail) => (
        <div className="stack">
          {disabled && now !== undefined && now !== value ? (
            <Note tone="warn">{t('penutupan.berubah', { nominal: formatWire(value, detail.kode_valuta) })}</Note>
          ) : null}
          {children(detail)}
          <FieldError name={name} error={error} />
        </div>
      )}
    </Loaded>
  );
}

interface Asked {
  readonly form: FormHandle;
  readonly nomor: string;
  readonly cara: string;
  readonly bebasBiaya: 'T' | 'F';
}

/** Cheques in circulation block no closing where the funds stay for them. */
const withoutSheets = (detail: PenutupanDetail): PenutupanDetail => ({
  ...detail,
  hambatan: detail.hambatan.filter(({ kode }) => kode !== 'WARKAT_BEREDAR'),
});

/** Obstacles and computation of an account that is to be closed. */
export function ClosingField({ nomor, cara, bebasBiaya, ...props }: FieldProps & Asked) {
  const t = useT();
  return (
    <CaseField {...props} nomor={nomor} bebasBiaya={bebasBiaya} amountOf={({ nominal }) => nominal}>
      {(detail) => (
        <>
          <Obstacles detail={cara === 'KHUSUS' ? withoutSheets(detail) : detail} />
          <ClosingSum detail={detail} cash={cara === 'TUNAI'} />
          {cara === 'TUNAI' ? <p className="field-hint">{t('penutupan.tunaiNanti')}</p> : null}
          {cara === 'KHUSUS' ? <p className="field-hint">{t('penutupan.khususPetunjuk')}</p> : null}
          {detail.rekening_penutupan && cara === 'PINDAH' ? (
            <p className="field-hint">{t('penutupan.tujuanDiminta', { rekening: detail.rekening_penutupan })}</p>
          ) : null}
        </>
      )}
    </CaseField>
  );
}

/** Shows the amount that an account waiting for its pay-out comes to today. */
export function PayOutField({ nomor, ...props }: FieldProps & Pick<Asked, 'form' | 'nomor'>) {
  const t = useT();
  return (
    <CaseField {...props} nomor={nomor} amountOf={({ tunai }) => tunai}>
      {(detail) =>
        detail.status_penutupan === 'DISETUJUI' ? (
          <>
            <Note>{t('penutupan.menunggu', { tanggal: toDisplay(detail.tanggal_disetujui) })}</Note>
            {detail.hambatan.length > 0 ? <Obstacles detail={detail} /> : null}
            <ClosingSum detail={detail} cash />
          </>
        ) : (
          <Note tone="warn">{t('penutupan.tidakMenunggu')}</Note>
        )
      }
    </CaseField>
  );
}

/** Takes the customer's consent that the remainder below the smallest coin is given away; asked for only where there is one. */
export function RemainderField({ nomor, ...props }: FieldProps & { readonly nomor: string }) {
  const { data } = useClosing(nomor);
  const none = !data || !/[1-9]/.test(data.sisa);
  return none ? null : <CheckField {...props} />;
}
