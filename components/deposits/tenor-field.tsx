import '#lib/deposits/messages/deposit.ts';
import { useEffect } from 'react';
import { FieldFrame, type FieldProps, fieldId } from '#components/kit/fields/field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { toDisplay } from '#lib/dates.ts';
import { BOOK_CURRENCY, formatWire } from '#lib/money.ts';
import { restOf, shortShare } from '#lib/profit-sharing/share.ts';
import { useDepositOffers } from './deposit-customer.tsx';

interface Props {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
}

/** The tenors open to the customer, each with its share and when it would be due; the one chosen brings the day its terms hold from. */
export function TenorField({ props, values, form }: Props) {
  const t = useT();
  const number = String(values.nomor_nasabah ?? '');
  const offers = useDepositOffers(number);
  const since = offers.data?.syarat_sejak;
  const fresh = !props.disabled && since !== undefined && values.syarat_sejak === '';
  useEffect(() => {
    if (fresh) fillIn(form, 'syarat_sejak', since, { validate: true });
  }, [fresh, since, form]);
  const stale = !props.disabled && since !== undefined && values.syarat_sejak !== '' && values.syarat_sejak !== since;
  return (
    <FieldFrame field={props}>
      {number === '' ? <p className="muted">{t('deposito.pilihNasabah')}</p> : null}
      {stale ? <Note tone="warn">{t('deposito.ketentuanBerubah')}</Note> : null}
      {number === '' ? null : (
        <Loaded state={offers} lines={4}>
          {({ tenor, nominal_minimum, syarat_sejak }) => (
            <>
              <div id={fieldId(props.name)} role="radiogroup" aria-label={props.label} className="product-cards">
                {tenor.map((each) => (
                  <label className="product-card" key={each.tenor}>
                    <span className="line">
                      <input
                        type="radio"
                        name={props.name}
                        value={String(each.tenor)}
                        checked={props.value === String(each.tenor)}
                        disabled={props.disabled}
                        onChange={() => {
                          props.onChange(String(each.tenor));
                          form.setValue('syarat_sejak', syarat_sejak, { shouldDirty: true, shouldValidate: true });
                        }}
                        onBlur={props.onBlur}
                      />
                      <strong>{t('deposito.bulan', { tenor: String(each.tenor) })}</strong>
                    </span>
                    <span>
                      {t('deposito.nisbahTenor', {
                        nasabah: shortShare(each.nisbah_nasabah),
                        bank: shortShare(restOf(each.nisbah_nasabah)),
                      })}
                    </span>
                    <span className="muted small">
                      {t('deposito.sampai', { tanggal: toDisplay(each.jatuh_tempo) })}
                    </span>
                  </label>
                ))}
              </div>
              <p className="field-hint">
                {t('deposito.minimum', { minimum: `${BOOK_CURRENCY} ${formatWire(nominal_minimum, BOOK_CURRENCY)}` })}
              </p>
            </>
          )}
        </Loaded>
      )}
    </FieldFrame>
  );
}
