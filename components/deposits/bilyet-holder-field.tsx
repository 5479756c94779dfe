import '#lib/deposits/messages/deposit.ts';
import { UnissuedHolderField } from '#components/kit/fields/blank-holder-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { deposit } from '#services/deposits/deposit.ts';

const words = { stock: 'deposito.stokCabang', person: 'deposito.pemegangJumlah' } as const;

/** Chooses a holder of blank certificates. */
export function BilyetHolderField(field: FieldProps) {
  const count = useRecord(deposit.count, { kode_cabang: '' }, { enabled: !field.disabled, quiet: true });
  return <UnissuedHolderField field={field} count={count} words={words} />;
}
