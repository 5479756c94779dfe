import '#lib/cash/messages/stationery.ts';
import { type Range, StationeryRanges } from '#components/cash/vault/stationery-ranges.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldDef } from '#components/kit/form/field-def.ts';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { type StationeryKind, stationeryKinds } from '#lib/cash/stationery.ts';
import { vault } from '#services/cash/vault.ts';

const first: StationeryKind = 'CEK';
const kind = {
  name: 'jenis',
  title: 'sedia.jenis',
  type: 'select',
  required: true,
  setup: { codes: stationeryKinds, prefix: 'sedia.jenis.' },
} as const satisfies FieldDef<'jenis'>;
const rangeFields = [
  text('nomor_awal', 'sedia.nomorAwal', { required: true, maxLength: 20 }),
  text('nomor_akhir', 'sedia.nomorAkhir', { required: true, maxLength: 20 }),
] as const;
const reason = textArea('alasan', 'sedia.alasan', { required: true, wide: true });

/** The stationery of one kind as its maker counted it; what the books hold is not shown here. */
export const countStationery = defineScreen({
  endpoint: vault.countStationery,
  flow: 'HITUNG_PERSEDIAAN',
  menu: 'hitung-persediaan',
  initial: { jenis: first, rentang: [], keterangan: '' },
  sections: [
    {
      header: 'sedia.dihitung',
      rowsize: 2,
      fields: [
        kind,
        {
          name: 'rentang',
          title: 'sedia.dihitung',
          type: 'custom',
          sizeCol: 12,
          setup: {
            render: (props, values) => (
              <StationeryRanges {...(props as FieldProps<readonly Range[]>)} kind={values.jenis as StationeryKind} />
            ),
          },
        },
        textArea('keterangan', 'sedia.keterangan', { wide: true, hint: 'sedia.petunjukKosong' }),
      ],
    },
  ],
});

/** Pieces that a count missed leave the stock. */
export const missingStationery = defineScreen({
  endpoint: vault.missingStationery,
  flow: 'HILANG_PERSEDIAAN',
  menu: 'hilang-persediaan',
  initial: { jenis: first, nomor_awal: '', nomor_akhir: '', nomor_laporan: '', tanggal_laporan: '', alasan: '' },
  sections: [
    {
      header: 'sedia.hilang',
      rowsize: 2,
      fields: [
        { ...kind, sizeCol: 12 },
        ...rangeFields,
        text('nomor_laporan', 'sedia.laporan', { maxLength: 40, hint: 'sedia.petunjukLaporan' }),
        { name: 'tanggal_laporan', title: 'sedia.tanggalLaporan', type: 'date' },
        reason,
      ],
    },
  ],
});

/** They were found, and are in the stock again. */
export const foundStationery = defineScreen({
  endpoint: vault.foundStationery,
  flow: 'TEMU_PERSEDIAAN',
  menu: 'temu-persediaan',
  initial: { jenis: first, nomor_awal: '', nomor_akhir: '', alasan: '' },
  sections: [{ header: 'sedia.ditemukan', rowsize: 2, fields: [{ ...kind, sizeCol: 12 }, ...rangeFields, reason] }],
});
