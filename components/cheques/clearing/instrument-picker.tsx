import '#lib/cheques/messages/clearing.ts';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import type { SheetState } from '#lib/cheques/clearing.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { fromMinor, rupiahMinor } from '#lib/money.ts';
import { clearing } from '#services/cheques/clearing.ts';
import type { WarkatKliringRow } from '#types/proto/cheques/clearing.ts';

const AT_MOST = 100;

interface PickerProps {
  readonly props: FieldProps<unknown>;
  readonly values: Values;
  readonly form: FormHandle;
  readonly offered: { readonly status_warkat: SheetState | ''; readonly fits?: (row: WarkatKliringRow) => boolean };
  /** The field takes one cheque only: its value is the number, else a list of numbers. */
  readonly single?: boolean;
}

const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? [value] : [];

const sumOf = (rows: readonly WarkatKliringRow[]): string =>
  fromMinor(rows.reduce((sum, { nominal }) => sum + rupiahMinor(nominal), 0n));

interface SheetRowProps {
  readonly row: WarkatKliringRow;
  readonly tick: { readonly type: 'radio' | 'checkbox'; readonly name: string; readonly disabled: boolean };
  readonly on: boolean;
  readonly onTick: (on: boolean) => void;
}

function SheetRow({ row, tick, on, onTick }: SheetRowProps) {
  return (
    <tr>
      <td>
        <label className="check-field">
          <input {...tick} checked={on} onChange={(event) => onTick(event.target.checked)} />
          <span className="mono nowrap">
            {row.kode_bank} {messageOf('kliring.jenis.', row.jenis)} {row.nomor_warkat}
          </span>
        </label>
      </td>
      <td>
        <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />
      </td>
      <td>{row.nama_penarik}</td>
      <td className="nowrap">{toDisplay(row.tanggal_efektif)}</td>
      <td>
        <StatusChip code={row.status_warkat} />
      </td>
      <td className="num">
        <Amount value={row.nominal} />
      </td>
    </tr>
  );
}

/**
 * Lists the waiting cheques with a tick each; the sum of the ticked ones becomes the amount of the form. A checker sees those that were ticked.
 */
export function InstrumentPicker({ props, values, form, offered, single = false }: PickerProps) {
  const t = useT();
  const ids = idsOf(props.value);
  const { disabled = false, name, label, error } = props;
  const list = useList(clearing.sheets, {
    filters: disabled ? { pilihan: ids.join(',') } : { status_warkat: offered.status_warkat },
    sizes: [AT_MOST],
    enabled: !disabled || ids.length > 0,
    quiet: true,
  });
  if (list.error && !list.error.ofSession) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={4} />;
  const rows = disabled ? list.rows : list.rows.filter((row) => offered.fits?.(row) ?? true);
  const choose = (next: readonly string[]) => {
    const chosen = rows.filter(({ id_warkat }) => next.includes(id_warkat));
    props.onChange(single ? (chosen[0]?.id_warkat ?? '') : chosen.map(({ id_warkat }) => id_warkat));
    const sum = chosen.length === 0 ? '' : sumOf(chosen);
    if (values.nominal !== sum) fillIn(form, 'nominal', sum);
  };
  const toggle = (id: string, on: boolean) =>
    choose(single ? (on ? [id] : []) : on ? [...ids, id] : ids.filter((each) => each !== id));
  const all = rows.length > 0 && rows.every(({ id_warkat }) => ids.includes(id_warkat));
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      {rows.length === 0 ? <p className="field-hint">{t('kliring.tidakAdaWarkat')}</p> : null}
      {rows.length > 0 && !disabled && !single ? (
        <label className="check-field">
          <input
            type="checkbox"
            checked={all}
            onChange={(event) => choose(event.target.checked ? rows.map(({ id_warkat }) => id_warkat) : [])}
          />
          <span>{t('kliring.pilihSemua')}</span>
        </label>
      ) : null}
      {rows.length > 0 ? (
        <SmallTable
          label={label}
          heads={[
            t('kliring.satu'),
            t('kliring.rekening'),
            t('kliring.penarik'),
            t('kliring.efektif'),
            t('kliring.status'),
            { num: t('kliring.nominal') },
          ]}
        >
          {rows.map((row) => (
            <SheetRow
              key={row.id_warkat}
              row={row}
              tick={{ type: single ? 'radio' : 'checkbox', name, disabled }}
              on={ids.includes(row.id_warkat)}
              onTick={(on) => toggle(row.id_warkat, on)}
            />
          ))}
        </SmallTable>
      ) : null}
      {list.canNext && !disabled ? <p className="field-hint">{t('kliring.lebih', { n: String(AT_MOST) })}</p> : null}
      {single || ids.length === 0 ? null : (
        <p className="field-hint" aria-live="polite">
          {t('kliring.dipilih', { n: String(ids.length) })}
        </p>
      )}
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
