import '#lib/deposits/messages/deposit.ts';
import { codeField } from '#components/customers/records/code-field.tsx';
import { DepositCustomer } from '#components/deposits/deposit-customer.tsx';
import { TenorField } from '#components/deposits/tenor-field.tsx';
import type { FlowData } from '#components/kit/screens/flow-form.ts';
import { account, money, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { rollOvers, sources } from '#lib/deposits/deposits.ts';
import type { deposit } from '#services/deposits/deposit.ts';
import { displayField } from './display-field.tsx';

/** The empty form of a registration. */
export const nothingYet: Omit<FlowData<typeof deposit.register>, 'cara_tanda_tangan'> = {
  nomor_nasabah: '',
  syarat_sejak: '',
  tenor: '1',
  perpanjangan: 'NON_ARO',
  nominal: '',
  sumber: 'REKENING',
  rekening_sumber: '',
  nisbah_khusus: '',
  nama_rekening: '',
  tujuan: '',
  sumber_dana: '',
  zakat: 'F',
  skb_nomor: '',
  skb_sampai: '',
  rekening_bagi_hasil: '',
  rekening_penutupan: '',
  keterangan: '',
};

export const who = {
  header: 'deposito.siapa',
  rowsize: 1,
  fields: [
    {
      ...displayField('nomor_nasabah', 'deposito.nasabah', DepositCustomer),
      required: true,
      hint: 'deposito.nasabahPetunjuk',
    },
  ],
} as const;

export const terms = {
  header: 'deposito.ketentuan',
  rowsize: 2,
  fields: [
    { ...displayField('tenor', 'deposito.tenor', TenorField), required: true },
    money('nominal', 'deposito.nominal', { terbilang: true, big: true }),
    {
      name: 'perpanjangan',
      title: 'deposito.perpanjangan',
      type: 'select',
      required: true,
      setup: { codes: rollOvers, prefix: 'deposito.aro.' },
    },
  ],
} as const;

export const funds = {
  header: 'deposito.dana',
  rowsize: 2,
  fields: [
    {
      name: 'sumber',
      title: 'deposito.sumber',
      type: 'select',
      required: true,
      setup: { codes: sources, prefix: 'deposito.sumber.' },
    },
    {
      ...account('rekening_sumber', 'deposito.rekeningSumber', {
        leads: false,
        hint: 'deposito.rekeningSumberPetunjuk',
      }),
      otherProps: { hidden: ({ sumber }: Readonly<Record<string, unknown>>) => sumber !== 'REKENING' },
    },
    account('rekening_bagi_hasil', 'deposito.rekeningBagiHasil', {
      leads: false,
      required: false,
      hint: 'deposito.rekeningBagiHasilPetunjuk',
    }),
    account('rekening_penutupan', 'deposito.rekeningPokok', {
      leads: false,
      required: false,
      hint: 'deposito.rekeningPokokPetunjuk',
    }),
  ],
} as const;

export const others = {
  header: 'deposito.lainnya',
  rowsize: 2,
  fields: [
    codeField('tujuan', 'kolom.tujuan', 'TUJUAN', { required: true }),
    codeField('sumber_dana', 'kolom.sumber_dana', 'SUMBER_DANA', { required: true }),
    text('nama_rekening', 'deposito.namaRekening', { hint: 'deposito.namaRekeningPetunjuk', maxLength: 100 }),
    text('nisbah_khusus', 'deposito.nisbahKhusus', { hint: 'deposito.nisbahKhususPetunjuk', maxLength: 5 }),
    text('skb_nomor', 'buka.skbNomor', { maxLength: 40, hint: 'buka.skbNomorPetunjuk' }),
    { name: 'skb_sampai', title: 'buka.skbSampai', type: 'date' },
    { name: 'zakat', title: 'buka.zakat', type: 'checkbox' },
    textArea('keterangan', 'deposito.keterangan', { wide: true }),
  ],
} as const;
