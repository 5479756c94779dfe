import { describe, expect, test } from 'vitest';
import { akad } from '#core/accounts/opening/open-contract.ts';
import { bilyet } from '#core/deposits/certificates/bilyet-paper.ts';
import { entity, numbersOf, person, relation } from '../../customers/records/customer-forms.ts';
import { bilyetOf, depositBank, funding } from '../../deposits/deposit-bank.ts';

const bank = await depositBank();
const signer = (nama: string) => [
  relation({ peran: 'PENGURUS', nama, jabatan: 'DIREKTUR' }),
  relation({ peran: 'PENANDA_TANGAN', nama }),
  relation({ peran: 'PEMILIK_MANFAAT', nama, persen: '75' }),
];

describe('the contract of an account', () => {
  const firm = (over: object) => entity({ ...numbersOf(77), nama_nasabah: 'PT Lama Jaya', ...over });
  const giro = { kode_produk: '01', buku_tabungan: 'F', tujuan: 'USAHA', sumber_dana: 'USAHA' };
  const contractOf = async (nomor_rekening: string) => {
    const { pihak, nama_rekening } = await akad(await bank.as('cs1'), { nomor_rekening, pegangan: '', cetak: 'F' });
    return [nama_rekening, ...pihak.map(({ peran, nama, alamat }) => [peran, nama, alamat])];
  };

  test('names who signed on its day, not who came into the record later; a later contract names those', async () => {
    const number = await bank.save('SIMPAN_NASABAH_BADAN', firm({ pihak: signer('Joko Susilo') }));
    const first = await bank.open(bank.form(number, giro));
    const signed = [
      'PT Lama Jaya',
      ['PEMILIK', 'PT Lama Jaya', 'Jl. Sudirman Kav. 1, Kota Jakarta Pusat'],
      ['PENANDA_TANGAN', 'Joko Susilo', ''],
    ];
    expect(await contractOf(first)).toEqual(signed);
    await bank.save(
      'SIMPAN_NASABAH_BADAN',
      firm({
        nomor_nasabah: number,
        versi: 1,
        nama_nasabah: 'PT Baru Jaya',
        alamat: 'Jl. Thamrin No. 9',
        pihak: signer('Rina Wati'),
        alasan: 'Akta perubahan nomor 15',
      }),
    );
    expect(await contractOf(first)).toEqual(signed);
    expect(await contractOf(await bank.open(bank.form(number, giro)))).toEqual([
      'PT Baru Jaya',
      ['PEMILIK', 'PT Baru Jaya', 'Jl. Thamrin No. 9, Kota Jakarta Pusat'],
      ['PENANDA_TANGAN', 'Rina Wati', ''],
    ]);
  });

  test('states services and accounts as agreed; later changes of its owner are no part of it', async () => {
    const siti = await bank.someone('Siti Penabung');
    const target = await bank.open(bank.form(siti));
    const number = await bank.open(bank.form(siti, { rekening_bagi_hasil: target }));
    const read = async () => akad(await bank.as('cs1'), { nomor_rekening: number, pegangan: '', cetak: 'F' });
    const agreed = { rekening_bagi_hasil: target, zakat: 'F', kirim_koran: 'LOKET' };
    expect(await read()).toMatchObject(agreed);
    await bank.owner`select write_record(${bank.owner.json({
      ...{ jenis: 'account', aksi: 'UBAH', versi: 1, id_flow: null },
      ...{ baris: { nomor_rekening: number, zakat: true }, bagian: { account_link: [] } },
    })}, 'cs1', 'manager1', '001')`;
    expect(await read()).toMatchObject(agreed);
  });
});

describe('a certificate', () => {
  test('names its owner as on the day it was handed over; one of today uses today’s name', async () => {
    const form = { nomor_identitas: '3273055203910044', tanggal_lahir: '1991-03-12', telepon: '081298980044' };
    const number = await bank.save('SIMPAN_NASABAH_INDIVIDU', person({ ...form, nama_nasabah: 'Dewi Lama' }));
    const issued = async (paper: string) => {
      const deposit = await bank.registered(bank.registration(number));
      await bank.agreed('teller1', 'SETOR_DEPOSITO', funding(deposit, 10_000_000n, paper));
      return deposit;
    };
    const namesOn = async (nomor_rekening: string) => {
      const { nama, alamat } = await bilyet(await bank.as('cs1'), {
        ...{ nomor_rekening, pegangan: '', nomor_bilyet: '', cetak: 'F' },
      });
      return [nama, alamat.split(',')[0]];
    };
    const first = await issued(bilyetOf(1));
    const renamed = { nama_nasabah: 'Dewi Baru', alamat: 'Jl. Braga No. 2', alasan: 'Penetapan pengadilan' };
    await bank.save('SIMPAN_NASABAH_INDIVIDU', person({ ...form, ...renamed, nomor_nasabah: number, versi: 1 }));
    expect(await namesOn(first)).toEqual([['Dewi Lama'], 'Jl. Dago No. 10']);
    expect(await namesOn(await issued(bilyetOf(2)))).toEqual([['Dewi Baru'], 'Jl. Braga No. 2']);
  });
});
