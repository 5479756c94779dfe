import '#lib/control/messages/audit.ts';
import { bankFile } from '#components/kit/fields/bank-file.ts';
import type { Upload } from '#components/kit/fields/file-field.tsx';
import type { FieldDef, SectionDef } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { offline } from '#services/api-error.ts';

const unknown = { name: 'f.lain', title: 'umum.hasil', type: 'peta' } as unknown as FieldDef;

const STEPS = 20;
const STEP_MS = 100;

/** Replaces the server: an upload takes two seconds, and a file whose name holds 'gagal' is refused. */
const pretend: Upload = async (file, { key, signal, onSent }) => {
  for (let step = 1; step <= STEPS && !signal.aborted; step++) {
    await new Promise((done) => setTimeout(done, STEP_MS));
    onSent((file.size * step) / STEPS, file.size);
  }
  if (file.name.includes('gagal')) throw offline(0);
  return { id_berkas: key, nama: file.name, ukuran: file.size };
};

const sections: readonly SectionDef[] = [
  {
    header: 'flow.isian',
    rowsize: 3,
    fields: [
      { name: 'f.nama', title: 'transaksi.nama', type: 'string', required: true, setup: { maxLength: 40 } },
      { name: 'f.surel', title: 'transaksi.user', type: 'email', setup: { placeholder: 'nama@contoh.id' } },
      { name: 'f.sandi', title: 'audit.hash', type: 'password', setup: { autoComplete: 'off' } },
      { name: 'f.bulat', title: 'isian.lembar', type: 'integer', setup: { max: '1000' } },
      { name: 'f.pecahan', title: 'laporan.posisi', type: 'float', setup: { decimals: 3 } },
      { name: 'f.angka', title: 'audit.nomor', type: 'numeric' },
      { name: 'f.uang', title: 'teller.nominal', type: 'currency', required: true },
      { name: 'f.tanggal', title: 'transaksi.tanggal', type: 'date', setup: { minDate: '2026-01-01' } },
      { name: 'f.waktu', title: 'transaksi.waktu', type: 'datetime' },
      {
        name: 'f.jenis',
        title: 'transaksi.jenis',
        type: 'select',
        setup: { codes: ['AKTIF', 'DORMAN', 'TUTUP'], prefix: 'status.' },
      },
      { name: 'f.berkas', title: 'transaksi.data', type: 'file', setup: { upload: pretend, maxBytes: 2_000_000 } },
      { name: 'f.foto', title: 'transaksi.nama', type: 'file', setup: bankFile('FOTO') },
      { name: 'f.setuju', title: 'flow.persetujuan', type: 'checkbox' },
      { name: 'f.keterangan', title: 'transaksi.keterangan', type: 'text', setup: { rows: 2 } },
      {
        name: 'f.label',
        title: 'transaksi.status',
        type: 'textlabel',
        setup: { content: () => <Chip tone="ok">OK</Chip> },
      },
      {
        name: 'f.tombol',
        title: 'aksi.cari',
        type: 'btnform',
        setup: { icon: 'search', onClick: (form) => form.reset({ f: { nama: 'Bambang Wicaksono' } }) },
      },
      unknown,
    ],
  },
];

const initial = { f: { nama: '', surel: '', sandi: '', uang: '', tanggal: '', waktu: '', jenis: '', setuju: 'F' } };

export function Example() {
  const toast = useToast();
  const send = async (values: Readonly<Record<string, unknown>>) => {
    toast(JSON.stringify(values.f));
    return true;
  };
  return <LiteralForm sections={sections} initial={initial} onSubmit={send} />;
}
