import '#lib/accounts/messages/closing.ts';
import { useEffect } from 'react';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import type { FormHandle } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { toDisplay } from '#lib/dates.ts';
import { formatWire } from '#lib/money.ts';
import { closing } from '#services/accounts/closing.ts';

const useFund = (nomor: string) =>
  useList(closing.specialFunds, {
    filters: { nomor_rekening: nomor, status_dana: '' },
    sizes: [1],
    enabled: isAccountNumber(nomor),
    quiet: true,
  });

interface FundFieldProps extends FieldProps {
  readonly form: FormHandle;
  readonly nomor: string;
  /** All of it goes to another account of the customer; else the teller counts out what coins can pay. */
  readonly moved: boolean;
}

/**
 * Shows the fund that a closed account keeps for its cheques, and how much of it the owner may fetch now: that goes into the form, so that
 * the maker sends what the maker saw; a checker sees a note where it has become another.
 */
export function FundField({ name, form, nomor, moved, value, disabled = false, error }: FundFieldProps) {
  const t = useT();
  const state = useFund(nomor);
  const fund = state.rows[0];
  const now = moved ? fund?.saldo : fund?.tunai;
  const failed = error !== undefined;
  useEffect(() => {
    if (!disabled && now !== undefined && now !== value) fillIn(form, name, now, { validate: failed });
  }, [disabled, now, value, form, name, failed]);
  if (!isAccountNumber(nomor)) return <p className="field-hint">{t('penutupan.rekeningDahulu')}</p>;
  return (
    <Loaded state={{ ...state, data: state.loading || state.error ? undefined : state.rows }} lines={4}>
      {() =>
        fund === undefined ? (
          <Note tone="warn">{t('danaKhusus.tidakAda')}</Note>
        ) : (
          <div className="stack">
            {disabled && now !== value ? (
              <Note tone="warn">{t('penutupan.berubah', { nominal: formatWire(value) })}</Note>
            ) : null}
            {fund.dapat_diambil === 'T' ? null : (
              <Note tone="bad">
                {fund.sampai === ''
                  ? t('danaKhusus.habis')
                  : t('danaKhusus.menunggu', { lembar: String(fund.lembar), tanggal: toDisplay(fund.sampai) })}
              </Note>
            )}
            <DescriptionList
              rows
              items={[
                { label: t('danaKhusus.dibentuk'), value: toDisplay(fund.tanggal) },
                { label: t('danaKhusus.awal'), value: <Amount value={fund.nominal} /> },
                { label: t('danaKhusus.saldo'), value: <Amount value={fund.saldo} /> },
                ...(moved
                  ? []
                  : [
                      { label: t('penutupan.tunai'), value: <Amount value={fund.tunai} /> },
                      { label: t('penutupan.sisa'), value: <Amount value={fund.sisa} /> },
                    ]),
              ]}
            />
            <FieldError name={name} error={error} />
          </div>
        )
      }
    </Loaded>
  );
}

/** Takes the customer's consent that the rest below the smallest coin is given away; asked for only where there is one. */
export function FundRemainder({ nomor, ...props }: FieldProps & { readonly nomor: string }) {
  const fund = useFund(nomor).rows[0];
  return fund && /[1-9]/.test(fund.sisa) ? <CheckField {...props} /> : null;
}
