import '#lib/accounts/messages/cards.ts';
import { useState } from 'react';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { Button, IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { isCardNumber } from '#lib/accounts/cards.ts';
import { card } from '#services/accounts/card.ts';
import { ApiError } from '#services/api-error.ts';
import { callRecord } from '#services/client.ts';

interface CountedProps {
  readonly rows: readonly Values[];
  readonly disabled: boolean;
  readonly onChange: (rows: readonly Values[]) => void;
}

/** The cards counted so far. */
function Counted({ rows, disabled, onChange }: CountedProps) {
  const t = useT();
  if (rows.length === 0) return <p className="muted">{t('kartu.belumAda')}</p>;
  return (
    <SmallTable label={t('kartu.stok')} heads={[t('kartu.nomorSeri'), t('kartu.nomorKartu'), t('kartu.tindakan')]}>
      {rows.map((row) => (
        <tr key={String(row.nomor_seri)}>
          <th scope="row" className="mono">
            {String(row.nomor_seri)}
          </th>
          <td className="mono">•••• {String(row.empat)}</td>
          <td>
            {disabled ? null : (
              <IconButton
                icon="trash"
                label={t('kartu.hapus', { seri: String(row.nomor_seri) })}
                onClick={() => onChange(rows.filter((each) => each !== row))}
              />
            )}
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

/**
 * Takes blank cards into stock. A number is typed or scanned beside its serial and goes to the core at once, which returns its token: the form,
 * its draft and all that is sent hold the token and the last four digits only.
 */
export function StockRows({ name, value, onChange, error, disabled = false }: FieldProps<readonly Values[]>) {
  const t = useT();
  const [serial, setSerial] = useState('');
  const [number, setNumber] = useState('');
  const [busy, setBusy] = useState(false);
  const rows = value ?? [];
  const add = async () => {
    setBusy(true);
    try {
      const token = await callRecord(card.token, { nomor_kartu: number });
      onChange([...rows, { nomor_seri: serial.toUpperCase(), token: token.token, empat: token.empat }]);
      setSerial('');
      setNumber('');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      await notify('error', t('popup.terjadiKesalahan'), failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      {disabled ? null : (
        <div className="row gy-3">
          <div className="col-12 col-md-4">
            <TextField
              name={`${name}-seri`}
              label={t('kartu.nomorSeri')}
              value={serial}
              maxLength={20}
              onChange={setSerial}
            />
          </div>
          <div className="col-12 col-md-4">
            <TextField
              name={`${name}-nomor`}
              label={t('kartu.nomorKartu')}
              value={number}
              maxLength={16}
              onChange={setNumber}
            />
          </div>
          <div className="col-12 col-md-4 card-add">
            <Button
              icon="plus-lg"
              busy={busy}
              disabled={serial.length < 6 || !isCardNumber(number)}
              onClick={() => void add()}
            >
              {t('kartu.tambah')}
            </Button>
          </div>
        </div>
      )}
      {disabled ? null : <p className="field-hint">{t('kartu.nomorKartuPetunjuk')}</p>}
      <Counted rows={rows} disabled={disabled} onChange={onChange} />
      <FieldError name={name} error={error} />
    </div>
  );
}
