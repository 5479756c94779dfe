import '#lib/business-day/messages/branches.ts';
import type { ReactNode } from 'react';
import { whySection } from '#components/control/parameters/term-fields.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { defineScreen, money, type SourceProps, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { terms } from '#services/control/terms.ts';

const blank = {
  aksi: 'BUAT' as const,
  kode_cabang: '',
  nama_cabang: '',
  kota: '',
  alamat: '',
  batas_khasanah: '',
  versi: 0,
  alasan: '',
};

/** Starts from the branch that the address names, or an empty form for a new one. */
function Source({ asked, children }: SourceProps): ReactNode {
  const code = String(asked.kode_cabang ?? '');
  const list = useList(terms.branches, { filters: { kode_cabang: code }, quiet: true, enabled: code !== '' });
  if (code === '') return children({ ...blank });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={8} />;
  const row = list.rows.find(({ kode_cabang }) => kode_cabang === code);
  if (!row) return <EmptyState />;
  const { kode_cabang, nama_cabang, kota, alamat, versi, id_flow } = row;
  return (
    <div className="stack">
      <PendingChange idFlow={id_flow} />
      {children({ ...blank, aksi: 'UBAH', kode_cabang, nama_cabang, kota, alamat, versi })}
    </div>
  );
}

const founded = ({ aksi }: Values): boolean => aksi !== 'BUAT';

/** A new branch with its vault, or another name or address of one. */
export const saveBranch = defineScreen({
  endpoint: terms.saveBranch,
  flow: 'SIMPAN_CABANG',
  menu: 'daftar-cabang',
  change: { title: 'dataCabang.judulForm', back: menus['daftar-cabang'].route, Source },
  initial: { ...blank },
  sections: [
    {
      header: 'dataCabang.bagian',
      rowsize: 2,
      fields: [
        {
          ...text('kode_cabang', 'dataCabang.kode', { required: true, maxLength: 3 }),
          otherProps: { readOnly: founded },
        },
        text('nama_cabang', 'dataCabang.nama', { required: true, maxLength: 60 }),
        text('kota', 'dataCabang.kota', { required: true, maxLength: 60 }),
        {
          ...money('batas_khasanah', 'dataCabang.batas', { hint: 'dataCabang.batasPetunjuk' }),
          otherProps: { hidden: founded },
        },
        textArea('alamat', 'dataCabang.alamat', { maxLength: 200, wide: true }),
      ],
    },
    whySection,
  ],
});
