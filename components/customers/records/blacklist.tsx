import '#lib/customers/messages/blacklist.ts';
import '#lib/control/messages/changes.ts';
import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState, Listed, Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { customer } from '#services/customers/customer.ts';

const day = (iso: string): string => (iso === '' ? '—' : toDisplay(iso));

/** Nobody is on it as often as that. */
const SIZES = [50];

/** One entry as its list has it. */
function Entry({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT();
  const record = useRecord(customer.blacklistEntry, { id_dhn: id }, { quiet: true });
  return (
    <Card title={t('dhn.judul')} part>
      <Loaded state={record} lines={8}>
        {(entry) => (
          <DescriptionList
            rows
            items={[
              { label: t('dhn.nama'), value: entry.nama },
              { label: t('kolom.tanggal_lahir'), value: day(entry.tanggal_lahir) },
              { label: t('kolom.nomor_identitas'), value: entry.nomor_identitas.join(', ') || '—' },
              { label: t('kolom.nomor_npwp'), value: entry.nomor_npwp || '—' },
              { label: t('dhn.bank'), value: entry.bank || '—' },
              { label: t('dhn.lembar'), value: String(entry.lembar) },
              { label: t('dhn.terbit'), value: day(entry.terbit) },
              { label: t('dhn.sampai'), value: day(entry.berlaku_sampai) },
              { label: t('dhn.nomor'), value: entry.nomor },
              { label: t('dhn.kode'), value: entry.kode },
              { label: t('dhn.alasan'), value: entry.alasan || '—' },
            ]}
          />
        )}
      </Loaded>
      <Button small onClick={onClose}>
        {t('dhn.tutup')}
      </Button>
    </Card>
  );
}

/**
 * Lists the entries of the national blacklist in force now that resemble a customer; a click opens an entry whole (domain: clearing,
 * DHN).
 */
export function Blacklist({ number }: { readonly number: string }) {
  const t = useT();
  const [opened, setOpened] = useState('');
  const list = useList(customer.blacklist, { filters: { nomor_nasabah: number }, sizes: SIZES, quiet: true });
  return (
    <div className="stack">
      <Note tone="info">{t('dhn.arti')}</Note>
      <Listed list={list} empty={<EmptyState title={t('dhn.kosong')} icon="check-circle" />}>
        {(rows) => (
          <SmallTable
            label={t('dhn.judul')}
            heads={[t('dhn.nama'), t('dhn.bank'), { num: t('dhn.lembar') }, t('dhn.terbit'), t('dhn.sampai')]}
          >
            {rows.map((row) => (
              <tr key={row.id_dhn}>
                <th scope="row">
                  <Button variant="quiet" small icon="eye" onClick={() => setOpened(row.id_dhn)} title={t('dhn.lihat')}>
                    {row.nama}
                  </Button>
                </th>
                <td>{row.bank}</td>
                <td className="num">{row.lembar}</td>
                <td>{day(row.terbit)}</td>
                <td>{day(row.berlaku_sampai)}</td>
              </tr>
            ))}
          </SmallTable>
        )}
      </Listed>
      {opened === '' ? null : <Entry id={opened} onClose={() => setOpened('')} />}
    </div>
  );
}
