import '#lib/accounts/messages/passbook.ts';
import { UnissuedHolderField } from '#components/kit/fields/blank-holder-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { passbook } from '#services/accounts/passbook.ts';

const words = { stock: 'buku.stokCabang', person: 'buku.pemegangJumlah' } as const;

/** Chooses a holder of blank books. */
export function HolderField(field: FieldProps) {
  const count = useRecord(passbook.count, { kode_cabang: '' }, { enabled: !field.disabled, quiet: true });
  return <UnissuedHolderField field={field} count={count} words={words} />;
}
