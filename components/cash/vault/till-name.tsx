import type { FieldProps } from '#components/kit/fields/field.tsx';
import { StillField } from '#components/kit/fields/text-field.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { teller } from '#services/cash/teller.ts';

/** Names a till by its code and holder; by its id where the reader may not read tills. */
export function TillName({ name, label, value }: FieldProps) {
  const till = useRecord(teller.till, { id_kas: value }, { enabled: value !== '', quiet: true }).data?.teller;
  return <StillField name={name} label={label} value={till ? `${till.kode_kas} - ${till.nama_user}` : value} />;
}
