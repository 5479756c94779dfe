import '#lib/cash/messages/stationery.ts';
import { useState } from 'react';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { sentence } from '#components/kit/form/check-form.ts';
import { Button, IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { isStationeryNumber, numbersBetween, rangeText, type StationeryKind } from '#lib/cash/stationery.ts';

export interface Range {
  readonly nomor_awal: string;
  readonly nomor_akhir: string;
}
const countOf = ({ nomor_awal, nomor_akhir }: Range): number => numbersBetween(nomor_awal, nomor_akhir);

interface CountedProps {
  readonly rows: readonly Range[];
  readonly disabled: boolean;
  readonly onChange: (rows: readonly Range[]) => void;
}

/** The ranges noted so far, and how many numbers they hold. */
function Counted({ rows, disabled, onChange }: CountedProps) {
  const t = useT();
  if (rows.length === 0) return <p className="muted">{t('sedia.belumAda')}</p>;
  const heads = [t('sedia.nomor'), t('sedia.jumlahNomor'), ...(disabled ? [] : [t('sedia.tindakan')])];
  return (
    <SmallTable label={t('sedia.dihitung')} heads={heads}>
      {rows.map((row) => (
        <tr key={row.nomor_awal}>
          <th scope="row" className="mono">
            {rangeText(row)}
          </th>
          <td>{countOf(row)}</td>
          {disabled ? null : (
            <td>
              <IconButton
                icon="trash"
                label={t('sedia.hapus', { nomor: rangeText(row) })}
                onClick={() => onChange(rows.filter((each) => each !== row))}
              />
            </td>
          )}
        </tr>
      ))}
      <tr>
        <th scope="row">{t('sedia.jumlahSemua')}</th>
        <td>{rows.reduce((sum, row) => sum + countOf(row), 0)}</td>
        {disabled ? null : <td />}
      </tr>
    </SmallTable>
  );
}

/** Takes the numbers found there, one run after another. The form never shows what the books hold, so that the count is independent. */
export function StationeryRanges({
  name,
  value,
  onChange,
  error,
  disabled = false,
  kind,
}: FieldProps<readonly Range[]> & { readonly kind: StationeryKind }) {
  const t = useT();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const rows = value ?? [];
  const range: Range = {
    nomor_awal: first.trim().toUpperCase(),
    nomor_akhir: (last.trim() || first.trim()).toUpperCase(),
  };
  const numbered = isStationeryNumber(kind, range.nomor_awal);
  const inOrder = isStationeryNumber(kind, range.nomor_akhir) && countOf(range) > 0;
  const add = () => {
    onChange([...rows, range]);
    setFirst('');
    setLast('');
  };
  return (
    <div className="stack">
      {disabled ? null : (
        <>
          <p className="field-hint">{t('sedia.petunjukHitung')}</p>
          <div className="row gy-3">
            <div className="col-12 col-md-4">
              <TextField
                name={`${name}-awal`}
                label={t('sedia.nomorAwal')}
                value={first}
                maxLength={20}
                onChange={setFirst}
                {...(first !== '' && !numbered && { error: sentence('v.nomorPersediaan') })}
              />
            </div>
            <div className="col-12 col-md-4">
              <TextField
                name={`${name}-akhir`}
                label={t('sedia.nomorAkhir')}
                value={last}
                maxLength={20}
                onChange={setLast}
                {...(last !== '' && !inOrder && { error: sentence('v.rentangPersediaan') })}
              />
            </div>
            <div className="col-12 col-md-4 card-add">
              <Button icon="plus-lg" disabled={!numbered || !inOrder} onClick={add}>
                {t('sedia.tambah')}
              </Button>
            </div>
          </div>
        </>
      )}
      <Counted rows={rows} disabled={disabled} onChange={onChange} />
      <FieldError name={name} error={error} />
    </div>
  );
}
