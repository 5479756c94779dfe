import '#lib/books/messages/ledger.ts';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import type { SectionDef } from '#components/kit/form/field-def.ts';
import { defineScreen, money, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { entryKinds } from '#lib/books/ledger-entries.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { ledger } from '#services/books/ledger.ts';
import { attachments, begunFrom, numberOn, valueDate } from './fields.tsx';

type Side = 'debet' | 'kredit';

/** Asks for one side of the entry: a GL account in a branch's books, or an account at its own branch. */
const sideOf = (side: Side): SectionDef<`${'jenis' | 'nomor' | 'cabang'}_${Side}`> => ({
  header: `bukuBesar.${side}`,
  rowsize: 3,
  fields: [
    {
      name: `jenis_${side}`,
      title: 'bukuBesar.atas',
      type: 'select',
      required: true,
      setup: { codes: entryKinds, prefix: 'bukuBesar.atas.' },
    },
    numberOn(`nomor_${side}`, `jenis_${side}`),
    {
      name: `cabang_${side}`,
      title: 'bukuBesar.cabang',
      hint: 'bukuBesar.cabangPetunjuk',
      type: 'async-select',
      otherProps: { hidden: (values) => values[`jenis_${side}`] !== 'GL' },
      setup: { source: branchSource, placeholder: 'bukuBesar.cabangSendiri' },
    },
  ],
});

/** One debit and one credit by hand. */
export const generalEntry = defineScreen({
  endpoint: ledger.generalEntry,
  flow: 'TRANSAKSI_UMUM',
  menu: 'transaksi-umum',
  initial: {
    jenis_debet: 'GL',
    nomor_debet: '',
    cabang_debet: '',
    jenis_kredit: 'GL',
    nomor_kredit: '',
    cabang_kredit: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    tanggal_valuta: '',
    keterangan: '',
    templat: '',
    versi_templat: 0,
    lampiran: [],
  },
  sections: [
    { header: 'entri.templat', rowsize: 2, fields: [begunFrom(true)] },
    sideOf('debet'),
    sideOf('kredit'),
    {
      header: 'bukuBesar.transaksi',
      rowsize: 3,
      fields: [
        // Half the row, so that a milliard is seen whole.
        { ...money('nominal', 'bukuBesar.nominal', { terbilang: true, big: true }), sizeCol: 6 },
        { ...text('kode_valuta', 'bukuBesar.valuta', { required: true, maxLength: 3 }), sizeCol: 2 },
        valueDate,
        textArea('keterangan', 'bukuBesar.keterangan', {
          required: true,
          wide: true,
          hint: 'bukuBesar.alasanPetunjuk',
        }),
        attachments,
      ],
    },
  ],
});
