import '#lib/accounts/messages/item-words.ts';
import '#lib/accounts/messages/holds.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { messageOf } from '#lib/messages/id.ts';
import { hold } from '#services/accounts/hold.ts';
import type { BlokirRow } from '#types/proto/accounts/hold.ts';
import { useCause, usePeriod } from './balance-explained.tsx';

/** Chooses rows of an account: its blocks, or its holds with the amount of each. */
interface ChoiceProps extends FieldProps<readonly Values[]> {
  readonly nomor_rekening: string;
  readonly golongan: 'REKENING' | 'DANA';
}

interface RowProps {
  readonly name: string;
  readonly row: BlokirRow;
  readonly chosen: Values | undefined;
  readonly disabled: boolean;
  readonly onChange: (chosen: Values | undefined) => void;
}

/** One row: chosen or not; of held funds all that is left unless another amount is typed. */
function ChoiceRow({ name, row, chosen, disabled, onChange }: RowProps) {
  const t = useT();
  const cause = useCause()(row);
  const period = usePeriod()(row);
  const held = row.golongan === 'DANA';
  const title = held ? cause : `${messageOf('sisiBlokir.', row.arah)} · ${cause}`;
  const whole = { id_blokir: row.id_blokir, versi: row.versi, ...(held && { jumlah: row.sisa }) };
  const id = `${name}-${row.id_blokir}`;
  return (
    <div className="hold-choice">
      <div className="check-field">
        <input
          id={id}
          type="checkbox"
          checked={chosen !== undefined}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked ? whole : undefined)}
        />
        <label htmlFor={id}>
          {title}
          <span className="gl">
            {[messageOf('tingkatBlokir.', row.tingkat), row.nomor_surat, period].filter(Boolean).join(' · ')}
          </span>
        </label>
        {held ? (
          <span className="push">
            <Amount value={row.sisa} currency={row.kode_valuta} />
          </span>
        ) : null}
      </div>
      {held && chosen ? (
        <MoneyField
          name={`${id}-jumlah`}
          label={t('blokir.lepasJumlah', { nama: cause })}
          value={String(chosen.jumlah ?? '')}
          currency={row.kode_valuta}
          max={row.sisa}
          disabled={disabled}
          required
          onChange={(jumlah) => onChange({ ...chosen, jumlah })}
        />
      ) : null}
    </div>
  );
}

/** Chooses among the blocks or holds of the typed account; those that wait are shown above. */
export function HoldPicker(props: ChoiceProps) {
  const { name, value, onChange, error, disabled = false, nomor_rekening, golongan } = props;
  const t = useT();
  const state = useRecord(hold.balance, { nomor_rekening }, { enabled: isAccountNumber(nomor_rekening), quiet: true });
  if (!isAccountNumber(nomor_rekening)) return <p className="field-hint">{t('blokir.pilihRekening')}</p>;
  const chosen = value ?? [];
  return (
    <Loaded state={state} lines={3}>
      {(detail) => {
        const rows = golongan === 'DANA' ? detail.dana : detail.rekening;
        const waiting = golongan === 'DANA' ? detail.id_flow_dana : detail.id_flow_rekening;
        return (
          <fieldset className="stack">
            <legend className="visually-hidden">{t(golongan === 'DANA' ? 'blokir.pilihDana' : 'blokir.pilih')}</legend>
            {disabled ? null : <PendingChange idFlow={waiting} />}
            {rows.length === 0 ? (
              <p className="muted">{t(golongan === 'DANA' ? 'blokir.tidakAdaDana' : 'blokir.tidakAdaBlokir')}</p>
            ) : null}
            {rows.map((row) => (
              <ChoiceRow
                key={row.id_blokir}
                name={name}
                row={row}
                chosen={chosen.find(({ id_blokir }) => id_blokir === row.id_blokir)}
                disabled={disabled}
                onChange={(next) =>
                  onChange([...chosen.filter(({ id_blokir }) => id_blokir !== row.id_blokir), ...(next ? [next] : [])])
                }
              />
            ))}
            <FieldError name={name} error={error} />
          </fieldset>
        );
      }}
    </Loaded>
  );
}
