import { ProductName } from '#components/control/parameters/product-name.tsx';
import { isDeleted, unlessDeleted, whenSection, whySection } from '#components/control/parameters/term-fields.tsx';
import { termSource } from '#components/control/parameters/term-source.tsx';
import type { FieldOf } from '#components/kit/form/field-def.ts';
import { common, defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { terms } from '#services/control/terms.ts';

const Source = termSource({
  endpoint: terms.products,
  filters: ({ kode_produk }, berlaku_sejak) => ({ kode_produk: String(kode_produk ?? ''), berlaku_sejak }),
  picks: (row, { kode_produk }) => row.kode_produk === kode_produk,
  start: ({ kode_produk, tarik_bebas, ditawarkan, hitung_di_bawah_minimum, nisbah, ...row }) => ({
    kode_produk,
    setoran_awal: row.setoran_awal,
    setoran_berikut: row.setoran_berikut,
    saldo_minimum: row.saldo_minimum,
    setoran_awal_badan: row.setoran_awal_badan,
    saldo_minimum_badan: row.saldo_minimum_badan,
    biaya_bulanan: row.biaya_bulanan,
    biaya_di_bawah_minimum: row.biaya_di_bawah_minimum,
    biaya_penutupan: row.biaya_penutupan,
    biaya_reaktivasi: row.biaya_reaktivasi,
    tarik_bebas,
    ditawarkan,
    hitung_di_bawah_minimum,
    nisbah: nisbah.map(({ tenor, nisbah_nasabah }) => ({ tenor: String(tenor), nisbah_nasabah })),
  }),
});

/** Asks for an amount in the currency of the product, which its name contains. */
const productAmount = <N extends string>(name: N, title: MessageKey, hint?: MessageKey): FieldOf<'currency', N> => ({
  ...common(name, title, { required: true, ...(hint && { hint }) }),
  type: 'currency',
  setup: { currency: () => '' },
});

/** Empty where an entity is asked what a person is. */
const ofEntities = <N extends string>(name: N, title: MessageKey) =>
  unlessDeleted({ ...productAmount(name, title, 'produk.badanPetunjuk'), required: false });

/** Saves a product's terms from a day on. */
export const saveProduct = defineScreen({
  endpoint: terms.saveProduct,
  flow: 'SIMPAN_PRODUK',
  menu: 'produk',
  change: { title: 'produk.judulForm', back: menus.produk.route, Source },
  initial: {
    aksi: 'BUAT',
    kode_produk: '',
    berlaku_sejak: '',
    setoran_awal: '',
    setoran_berikut: '',
    saldo_minimum: '',
    setoran_awal_badan: '',
    saldo_minimum_badan: '',
    biaya_bulanan: '',
    biaya_di_bawah_minimum: '',
    biaya_penutupan: '',
    biaya_reaktivasi: '',
    tarik_bebas: 'T',
    ditawarkan: 'T',
    hitung_di_bawah_minimum: 'T',
    nisbah: [],
    versi: 0,
    alasan: '',
  },
  sections: [
    whenSection,
    {
      header: 'produk.bagianSetoran',
      rowsize: 2,
      fields: [
        {
          name: 'kode_produk',
          title: 'produk.nama',
          type: 'textlabel',
          setup: { content: ({ kode_produk }) => <ProductName value={String(kode_produk ?? '')} /> },
        },
        { name: 'tarik_bebas', title: 'produk.tarikBebas', type: 'checkbox', otherProps: { readOnly: isDeleted } },
        { name: 'ditawarkan', title: 'produk.ditawarkan', type: 'checkbox', otherProps: { readOnly: isDeleted } },
        unlessDeleted(productAmount('setoran_awal', 'produk.setoranAwal')),
        unlessDeleted(productAmount('setoran_berikut', 'produk.setoranBerikut')),
        unlessDeleted(productAmount('saldo_minimum', 'produk.saldoMinimum', 'produk.saldoMinimumPetunjuk')),
        ofEntities('setoran_awal_badan', 'produk.setoranAwalBadan'),
        ofEntities('saldo_minimum_badan', 'produk.saldoMinimumBadan'),
        {
          name: 'hitung_di_bawah_minimum',
          title: 'produk.hitungDiBawahMinimum',
          type: 'checkbox',
          otherProps: { readOnly: isDeleted },
        },
      ],
    },
    {
      header: 'produk.bagianBiaya',
      rowsize: 2,
      fields: [
        unlessDeleted(productAmount('biaya_bulanan', 'produk.biayaBulanan')),
        unlessDeleted(productAmount('biaya_di_bawah_minimum', 'produk.biayaDiBawahMinimum')),
        unlessDeleted(productAmount('biaya_penutupan', 'produk.biayaPenutupan')),
        unlessDeleted(productAmount('biaya_reaktivasi', 'produk.biayaReaktivasi')),
      ],
    },
    {
      header: 'produk.bagianNisbah',
      rowsize: 1,
      fields: [
        {
          name: 'nisbah',
          title: 'produk.nisbah',
          type: 'dataSets',
          otherProps: { readOnly: isDeleted },
          setup: {
            title: 'produk.nisbah',
            columns: [
              { field: 'tenor', title: 'produk.tenor' },
              { field: 'nisbah_nasabah', title: 'produk.bagianNasabah' },
            ],
            sections: [
              {
                header: 'produk.nisbah',
                rowsize: 2,
                fields: [
                  { name: 'tenor', title: 'produk.tenor', type: 'integer', required: true, setup: { max: '120' } },
                  {
                    name: 'nisbah_nasabah',
                    title: 'produk.bagianNasabah',
                    type: 'float',
                    required: true,
                    setup: { decimals: 2 },
                  },
                ],
              },
            ],
            initial: { tenor: '0', nisbah_nasabah: '' },
          },
        },
      ],
    },
    whySection,
  ],
});
