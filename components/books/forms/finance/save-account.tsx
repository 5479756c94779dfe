import '#lib/books/messages/finance.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/report.ts';
import { AccountSource } from '#components/books/finance/account-source.tsx';
import { whySection } from '#components/control/parameters/term-fields.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { accountActs, openedKinds } from '#lib/books/chart.ts';
import { finance } from '#services/books/finance.ts';

const unless =
  (...acts: readonly string[]) =>
  ({ aksi }: Values): boolean =>
    !acts.includes(String(aksi));
const opened = { readOnly: unless('BUAT') };

/** An account of the chart: opened, called anew, closed from a day on, opened again. */
export const saveAccount = defineScreen({
  endpoint: finance.saveAccount,
  flow: 'SIMPAN_AKUN_GL',
  menu: 'akun-gl',
  change: { title: 'keuangan.judulAkun', back: menus.coa.route, Source: AccountSource },
  initial: {
    aksi: 'BUAT',
    kode_gl: '',
    nama_gl: '',
    tipe: 'A',
    posisi: 'D',
    hanya_pusat: 'F',
    dibuka_sejak: '',
    ditutup_sejak: '',
    versi: 0,
    alasan: '',
  },
  sections: [
    {
      header: 'keuangan.akun',
      rowsize: 2,
      fields: [
        {
          name: 'aksi',
          title: 'keuangan.tindakan',
          type: 'select',
          required: true,
          setup: { codes: accountActs, prefix: 'keuangan.tindakan.' },
          otherProps: { readOnly: true },
        },
        {
          ...text('kode_gl', 'keuangan.kodeGl', { required: true, maxLength: 6, hint: 'keuangan.kodePetunjuk' }),
          otherProps: opened,
        },
        {
          ...text('nama_gl', 'keuangan.namaGl', { required: true, maxLength: 80 }),
          otherProps: { readOnly: unless('BUAT', 'NAMA') },
        },
        {
          name: 'tipe',
          title: 'keuangan.tipe',
          type: 'select',
          required: true,
          setup: { codes: openedKinds, prefix: 'keuangan.tipe.' },
          otherProps: opened,
        },
        {
          name: 'posisi',
          title: 'keuangan.posisi',
          type: 'select',
          required: true,
          setup: { codes: ['D', 'K'], prefix: 'laporan.posisi.' },
          otherProps: opened,
        },
        {
          name: 'hanya_pusat',
          title: 'kolom.hanya_pusat',
          type: 'checkbox',
          otherProps: opened,
        },
        {
          name: 'dibuka_sejak',
          title: 'kolom.dibuka_sejak',
          hint: 'keuangan.dibukaPetunjuk',
          type: 'date',
          required: true,
          otherProps: opened,
        },
        {
          name: 'ditutup_sejak',
          title: 'kolom.ditutup_sejak',
          hint: 'keuangan.ditutupPetunjuk',
          type: 'date',
          otherProps: { hidden: unless('TUTUP', 'BUKA'), readOnly: unless('TUTUP') },
        },
      ],
    },
    whySection,
  ],
});
