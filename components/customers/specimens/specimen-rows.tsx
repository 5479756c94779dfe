import { bankFile } from '#components/kit/fields/bank-file.ts';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import { FileField, type StoredFile } from '#components/kit/fields/file-field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { indexOf, numbered, withoutRow, withRow } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useAuditedRead } from '#hooks/use-audited-read.ts';
import { messageOf } from '#lib/messages/id.ts';
import { signature } from '#services/customers/signature.ts';
import type { PenandaTangan } from '#types/proto/customers/signature.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/documents.ts';

/** Returns the query of a whole specimen card, for whoever changes it or reads all of it. */
export const cardOf = (nomor_rekening: string) => ({ nomor_rekening, tempat: 'KARTU' }) as const;

interface RowProps {
  readonly name: string;
  readonly row: Values;
  readonly signers: readonly PenandaTangan[];
  readonly disabled: boolean;
  readonly onChange: (row: Values) => void;
  readonly onRemove: () => void;
}

/** One specimen: whose it is, from and until when, and its picture. */
function SpecimenRow({ name, row, signers, disabled, onChange, onRemove }: RowProps) {
  const t = useT();
  const field = (key: string) => ({
    name: `${name}-${key}`,
    value: String(row[key] ?? ''),
    disabled,
    onChange: (value: string) => onChange({ ...row, [key]: value }),
  });
  const named = String(row.penanda ?? '');
  const listed = signers.some(({ penanda }) => penanda === named) || named === '';
  const options = [
    { value: '', display: t('spesimen.pilihPenanda') },
    ...signers.map(({ penanda, nama, peran }) => ({
      value: penanda,
      display: `${nama} (${messageOf('peranRekening.', peran)})`,
    })),
    // Somebody who may no longer sign stays on the card until the own specimen has ended.
    ...(listed ? [] : [{ value: named, display: String(row.nama ?? '') }]),
  ];
  return (
    <div className="specimen-row">
      <div className="row gy-3">
        <div className="col-12">
          <SelectField
            {...field('penanda')}
            label={t('spesimen.penanda')}
            required
            options={options}
            onChange={(penanda) =>
              onChange({ ...row, penanda, nama: signers.find((each) => each.penanda === penanda)?.nama ?? '' })
            }
          />
        </div>
        <div className="col-6">
          <DateField {...field('berlaku_sejak')} label={t('spesimen.dari')} required />
        </div>
        <div className="col-6">
          <DateField {...field('berlaku_sampai')} label={t('spesimen.sampai')} />
        </div>
        <div className="col-12">
          <FileField
            name={`${name}-berkas`}
            label={t('spesimen.gambar')}
            required
            disabled={disabled}
            {...bankFile('TANDA_TANGAN')}
            value={(row.berkas as StoredFile | null | undefined) ?? null}
            onChange={(berkas) => onChange({ ...row, berkas })}
          />
        </div>
      </div>
      {disabled ? null : (
        <div className="line">
          <Button small variant="quiet" icon="trash" className="push" onClick={onRemove}>
            {t('spesimen.hapus')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SpecimenRowsProps extends FieldProps<readonly Values[]> {
  readonly nomor_rekening: string;
}

/** The specimens of a card: one row each, of those who may sign for the account. */
export function SpecimenRows({ name, value, onChange, error, disabled = false, nomor_rekening }: SpecimenRowsProps) {
  const t = useT();
  const look = useAuditedRead(signature.specimens, cardOf(nomor_rekening));
  const rows = numbered(value ?? []);
  return (
    <div className="stack">
      <Loaded state={look} lines={4}>
        {(card) => (
          <>
            {rows.length === 0 ? <Note>{t('spesimen.belum')}</Note> : null}
            {rows.map((row) => (
              <SpecimenRow
                key={indexOf(row)}
                name={`${name}-${indexOf(row)}`}
                row={row}
                signers={card.penanda}
                disabled={disabled}
                onChange={(next) => onChange(withRow(rows, next))}
                onRemove={() => onChange(withoutRow(rows, indexOf(row)))}
              />
            ))}
            <FieldError name={name} error={error} />
            {disabled ? null : (
              <div className="line">
                <Button
                  icon="plus-lg"
                  onClick={() =>
                    onChange(
                      withRow(rows, {
                        penanda: '',
                        nama: '',
                        berlaku_sejak: card.tanggal,
                        berlaku_sampai: '',
                        berkas: null,
                      }),
                    )
                  }
                >
                  {t('spesimen.tambah')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
