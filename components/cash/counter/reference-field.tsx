import '#lib/cash/messages/teller.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { Lookup } from '#components/kit/fields/lookup.tsx';
import type { LookupSetup } from '#components/kit/fields/lookup-setup.ts';
import { teller } from '#services/cash/teller.ts';

/** Branch, date, serial: 3 + 6 + 9 digits. */
export const REFERENCE_DIGITS = 18;

const today: LookupSetup<typeof teller.today> = {
  endpoint: teller.today,
  title: 'reversal.cari',
  filterData: [{ name: 'keyword', kind: 'text', label: 'reversal.cariLabel' }],
  columns: [
    { field: 'waktu', title: 'transaksi.waktu', kind: 'time' },
    { field: 'nomor_referensi', title: 'transaksi.referensi', kind: 'code' },
    { field: 'flowCode', title: 'transaksi.jenis', kind: 'flow' },
    { field: 'nama_nasabah', title: 'transaksi.nama' },
    { field: 'nominal', title: 'transaksi.nominal', kind: 'amount' },
    { field: 'status', title: 'transaksi.status', kind: 'status' },
  ],
  pick: (row) => row.nomor_referensi,
};

/** A transaction of today: its reference number typed from the slip, or found in the list. */
export function ReferenceField(props: FieldProps) {
  return <Lookup {...props} setup={today} maxLength={REFERENCE_DIGITS} />;
}
