import { useState } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { Lookup } from '#components/kit/fields/lookup.tsx';
import type { LookupSetup } from '#components/kit/fields/lookup-setup.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { customer } from '#services/customers/customer.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/accounts/messages/savings.ts';

/** Branch, serial, check digit. */
const DIGITS = 11;

const finding = (
  endpoint: typeof customer.persons | typeof customer.entities,
): LookupSetup<typeof customer.persons> => ({
  endpoint: endpoint as typeof customer.persons,
  title: endpoint === customer.persons ? 'nasabah.cariPerorangan' : 'nasabah.cariBadan',
  // There is no list of everybody: the reader names a customer first.
  fetchOnStart: false,
  filterData: [{ name: 'keyword', kind: 'text', label: 'nasabah.cari' }],
  defaultFilter: { status: 'AKTIF' },
  columns: [
    { field: 'nomor_nasabah', title: 'nasabah.nomorNasabah', kind: 'code' },
    { field: 'nama_nasabah', title: 'kolom.nama_nasabah' },
    { field: 'tanggal_lahir', title: 'kolom.tanggal_lahir', kind: 'date' },
    { field: 'kota', title: 'nasabah.kota' },
    { field: 'kode_cabang', title: 'rekening.cabang' },
  ],
  pick: (row) => row.nomor_nasabah,
});
const persons = finding(customer.persons);
const entities = finding(customer.entities);

/** Chooses a customer by number, typed, or by name in the window, which searches persons or entities. */
export function CustomerField(props: FieldProps) {
  const t = useT();
  const [isEntity, setIsEntity] = useState(false);
  return (
    <Lookup {...props} key={isEntity ? 'B' : 'P'} setup={isEntity ? entities : persons} maxLength={DIGITS}>
      {props.disabled ? null : (
        <Button small variant="quiet" onClick={() => setIsEntity(!isEntity)}>
          {t(isEntity ? 'nasabah.diPerorangan' : 'nasabah.diBadan')}
        </Button>
      )}
    </Lookup>
  );
}
