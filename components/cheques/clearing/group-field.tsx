import '#lib/cheques/messages/clearing.ts';
import { useEffect } from 'react';
import { type FieldProps, failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import type { FormHandle } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { clearing } from '#services/cheques/clearing.ts';

const AT_MOST = 100;

interface GroupFieldProps {
  readonly props: FieldProps;
  readonly form: FormHandle;
  /** Only those whose day has come. */
  readonly due: boolean;
}

/** Chooses a custody group and its cheques: their sum goes into the form. */
export function GroupField({ props, form, due }: GroupFieldProps) {
  const t = useT();
  const { value, disabled = false } = props;
  const groups = useList(clearing.groups, {
    filters: { jatuh_tempo: due ? 'T' : '' },
    sizes: [AT_MOST],
    enabled: !disabled,
    quiet: true,
  });
  const group = useRecord(clearing.group, { id_group: value }, { enabled: value !== '', quiet: true });
  const sum = disabled || value === '' ? '' : (group.data?.titipan?.nominal ?? '');
  useEffect(() => {
    if (sum !== '') fillIn(form, 'nominal', sum);
  }, [sum, form]);
  const known = groups.rows.map((row) => ({
    value: row.id_group,
    display: t('kliring.groupIsi', {
      id: row.id_group,
      tanggal: toDisplay(row.tanggal_kliring),
      nama: row.nama_rekening,
      lembar: String(row.lembar),
    }),
  }));
  const none = !disabled && !groups.loading && !groups.error && known.length === 0;
  return (
    <div className="stack">
      <SelectField
        {...props}
        busy={groups.loading || undefined}
        failed={failureOf(groups)}
        hint={none ? t('kliring.tidakAdaGroup') : props.hint}
        options={[
          { value: '', display: t('kliring.pilihGroup') },
          ...(value === '' || known.some((each) => each.value === value) ? [] : [{ value, display: value }]),
          ...known,
        ]}
      />
      {value === '' ? null : (
        <Loaded state={group} lines={3}>
          {({ warkat }) => (
            <SmallTable
              label={t('kliring.warkat')}
              heads={[t('kliring.satu'), t('kliring.penarik'), t('kliring.tanggal'), { num: t('kliring.nominal') }]}
            >
              {warkat.map((row) => (
                <tr key={row.id_warkat}>
                  <th scope="row" className="mono nowrap">
                    {row.kode_bank} {messageOf('kliring.jenis.', row.jenis)} {row.nomor_warkat}
                  </th>
                  <td>{row.nama_penarik}</td>
                  <td className="nowrap">{toDisplay(row.tanggal_warkat)}</td>
                  <td className="num">
                    <Amount value={row.nominal} />
                  </td>
                </tr>
              ))}
            </SmallTable>
          )}
        </Loaded>
      )}
    </div>
  );
}
