import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContractPapers } from '#components/accounts/inquiries/contract-paper.tsx';
import { OpeningCustomer } from '#components/accounts/inquiries/opening-customer.tsx';
import { ProductCards } from '#components/accounts/inquiries/product-cards.tsx';
import type { AkadReply, PenawaranReply } from '#types/proto/accounts/opening.ts';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: () => true }),
  useSession: () => ({ user: { id_user: 'cs1', kode_cabang: '001' } }),
}));
afterEach(() => vi.unstubAllGlobals());

const CUSTOMER = '00100000025';
const product = (kode_produk: string, nama_produk: string, over: object = {}) => ({
  kode_produk,
  nama_produk,
  jenis: 'TABUNGAN',
  akad: 'Wadiah',
  kode_valuta: 'IDR',
  buku: 'T',
  syarat_sejak: '2010-01-01',
  nisbah_nasabah: '',
  setoran_awal: '100000.00',
  setoran_berikut: '10000.00',
  saldo_minimum: '50000.00',
  biaya_bulanan: '0.00',
  biaya_di_bawah_minimum: '5000.00',
  biaya_penutupan: '20000.00',
  tarik_bebas: 'T',
  ...over,
});
const offers = (over: Partial<PenawaranReply> = {}) => ({
  nomor_nasabah: CUSTOMER,
  nama_nasabah: 'Siti Nurhaliza',
  jenis: 'P',
  status: 'AKTIF',
  kode_cabang: '001',
  dewasa: 'T',
  resiko: 'RENDAH',
  tujuan: 'MENABUNG',
  sumber_dana: 'GAJI',
  surel: 'T',
  penanda_tangan: [],
  produk: [
    product('12', 'Tabungan Mudharabah', { nisbah_nasabah: '30.00' }),
    product('01', 'Giro Wadiah', { buku: 'F' }),
  ],
  hari: '2026-11-20',
  ...over,
});
const answering = (over: Partial<PenawaranReply> = {}) => gateway({ 'rekening/penawaran': () => ok(offers(over)) });
const formOf = (values: Record<string, unknown>) => {
  const setValue = vi.fn();
  return { setValue, form: { getValues: () => values, setValue, trigger: async () => true, reset: () => {} } };
};
const field = (name: string, value: string) => ({ name, label: name, value, onChange: vi.fn() });

test('a product is a card with its terms, and brings the day they hold from and its passbook', async () => {
  answering();
  const values = { nomor_nasabah: CUSTOMER, syarat_sejak: '' };
  const { setValue, form } = formOf(values);
  const props = field('kode_produk', '');
  show(() => <ProductCards props={props} values={values} form={form} />);
  const giro = await screen.findByRole('radio', { name: /^Giro Wadiah/ });
  expect(screen.getByText('30% untuk nasabah, 70% untuk bank')).toBeInTheDocument();
  expect(screen.getAllByText('Tanpa biaya')).toHaveLength(2);
  await userEvent.click(giro);
  expect(props.onChange).toHaveBeenCalledWith('01');
  expect(setValue.mock.calls.map(([name, value]) => [name, value])).toEqual([
    ['syarat_sejak', '2010-01-01'],
    ['buku_tabungan', 'F'],
    ['nisbah_khusus', ''],
  ]);
});

test('terms that changed since the form took them are shown, and taken by a button', async () => {
  answering();
  const values = { nomor_nasabah: CUSTOMER, syarat_sejak: '2009-05-01' };
  const { setValue, form } = formOf(values);
  show(() => <ProductCards props={field('kode_produk', '12')} values={values} form={form} />);
  expect(await screen.findByText(/berubah per 01-01-2010/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Nasabah setuju, pakai ketentuan baru' }));
  expect(setValue.mock.calls[0]?.slice(0, 2)).toEqual(['syarat_sejak', '2010-01-01']);
});

test('the form names who opens the account, fills purpose and funds, and shows obstacles at once', async () => {
  answering({ dewasa: 'F' });
  const values = { tujuan: '', sumber_dana: '' };
  const { setValue, form } = formOf(values);
  show(() => <OpeningCustomer props={field('nomor_nasabah', CUSTOMER)} values={values} form={form} />);
  expect(await screen.findByText('Siti Nurhaliza')).toBeInTheDocument();
  expect(screen.getByText(/Belum dewasa/)).toBeInTheDocument();
  expect(setValue.mock.calls.map(([name, value]) => [name, value])).toEqual([
    ['tujuan', 'MENABUNG'],
    ['sumber_dana', 'GAJI'],
  ]);
});

test.each([
  [{ kode_cabang: '002' }, /Dikelola cabang 002/],
  [{ resiko: '' }, /belum lengkap/],
  [{ status: 'TUTUP' }, /digabung atau ditutup/],
])('shows that an opening cannot be before anything else is filled in: %o', async (over, said) => {
  answering(over);
  const values = { tujuan: 'X', sumber_dana: 'X' };
  show(() => <OpeningCustomer props={field('nomor_nasabah', CUSTOMER)} values={values} form={formOf(values).form} />);
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('a number nobody has is an error at its field, not an empty card', async () => {
  gateway({ 'rekening/penawaran': () => refusal('25', `Nasabah ${CUSTOMER} tidak ditemukan`) });
  const values = { tujuan: '', sumber_dana: '' };
  show(() => <OpeningCustomer props={field('nomor_nasabah', CUSTOMER)} values={values} form={formOf(values).form} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('tidak ditemukan');
});

test('form and contract state the agreed terms; a guardian signs for a minor, and a copy says that it is one', () => {
  const akad = {
    ...product('12', 'Tabungan Mudharabah', { akad: 'Mudharabah muthlaqah', nisbah_nasabah: '45.00' }),
    nomor_rekening: '001120000454',
    nama_rekening: 'Siti QQ Bayu',
    nomor_akad: '001120000454/1',
    tanggal_akad: '2026-11-20',
    kode_cabang: '001',
    nama_cabang: 'Jakarta',
    kota: 'Jakarta',
    cara_tanda_tangan: 'SENDIRI',
    pihak: [
      { peran: 'PEMILIK', nama: 'Bayu', nomor_nasabah: '1', alamat: '', identitas: '' },
      { peran: 'WALI', nama: 'Siti', nomor_nasabah: '2', alamat: '', identitas: '' },
    ],
    nisbah_bank: '55.00',
    nisbah_khusus: 'T',
    tujuan: 'Menabung',
    sumber_dana: 'Gaji',
    rekening_koran: 'BULANAN',
    kirim_koran: 'SUREL',
    buku_tabungan: 'T',
    zakat: 'T',
    skb_nomor: '',
    skb_sampai: '',
    rekening_bagi_hasil: '',
    rekening_penutupan: '',
    dibuka_oleh: 'Nurul',
    disetujui_oleh: 'Bambang',
    salinan: 'T',
    setoran: 'MENUNGGU',
  } satisfies AkadReply & object;
  render(<ContractPapers akad={akad} />);
  const [form, contract] = screen.getAllByRole('article');
  if (!form || !contract) throw new Error('there are two papers');
  expect(form).toHaveTextContent('45.00% : 55.00%');
  expect(form).toHaveTextContent('setiap bulan, lewat surel');
  expect(contract).toHaveTextContent('nisbah 45.00% untuk Nasabah dan 55.00% untuk Bank');
  expect(contract).toHaveTextContent('memotong zakat');
  expect(contract).not.toHaveTextContent('bilyet giro');
  expect(within(contract).getByText('Nasabah: Siti')).toBeInTheDocument();
  for (const paper of [form, contract]) expect(within(paper).getByText('SALINAN')).toBeInTheDocument();
});
