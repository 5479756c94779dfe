import { expect, test } from 'vitest';
import { rincian } from '#core/customers/records/queries.ts';
import { saveEntity } from '#core/customers/records/save-entity.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { entity, numbersOf, relation } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();
const FLOW = 'SIMPAN_NASABAH_BADAN';
const fields = (over: Readonly<Record<string, unknown>>) =>
  saveEntity.schema.safeParse(entity(over)).error?.issues.map(({ path }) => path.join('.'));

test('an entity is stored with its licences, deeds and people, its tax number in both forms', async () => {
  const number = await bank.save(FLOW, entity());
  const [row] = await bank.owner`select * from customer where nomor_nasabah = ${number}`;
  expect(row).toMatchObject({
    jenis: 'B',
    nama_normal: 'CAHAYA TIMUR ABADI',
    jenis_identitas: 'NIB',
    nomor_npwp: '0123456782001000',
    nomor_npwp_lama: '123456782001000',
    kota: 'Kota Jakarta Pusat',
  });
  const parts = await bank.owner`
    select (select count(*)::int from customer_licence where nomor_nasabah = ${number}) as izin,
      (select count(*)::int from customer_deed where nomor_nasabah = ${number}) as akta,
      (select bagian from customer_relation where nomor_nasabah = ${number} and peran = 'PEMILIK_MANFAAT') as bagian,
      (select count(*)::int from customer_person where nomor_nasabah = ${number}) as orang`;
  expect({ ...parts[0] }).toEqual({ izin: 1, akta: 1, bagian: 7500, orang: 0 });
  const detail = await rincian(await bank.as('cs1'), { nomor_nasabah: number });
  expect(detail.badan_usaha).toEqual({
    ...entity(),
    nomor_nasabah: number,
    versi: 1,
    nomor_npwp: '0123456782001000',
    pihak: entity().pihak.map((each) => (each.persen === '75' ? { ...each, persen: '75.00' } : each)),
  });
});

test('an amendment is one more deed, and the checker reads the differences alone', async () => {
  const number = await bank.save(FLOW, entity({ nama_nasabah: 'CV Dua', bentuk_hukum: 'CV', ...numbersOf(1) }));
  const amended = {
    jenis: 'PERUBAHAN',
    nomor: '31',
    tanggal: '2020-01-06',
    notaris: 'Rahmat, S.H.',
    nomor_sk: '',
    tanggal_sk: '',
    perihal: 'Pengurus baru',
  };
  const idFlow = await bank.file(
    FLOW,
    entity({
      nomor_nasabah: number,
      versi: 1,
      nama_nasabah: 'CV Dua',
      bentuk_hukum: 'CV',
      ...numbersOf(1),
      akta: [...numbersOf(1).akta, amended],
      alasan: 'Akta perubahan',
    }),
  );
  const [item] = await bank.owner<
    { perubahan: { kolom: string }[] }[]
  >`select perubahan from flow_instance where id_flow = ${idFlow}`;
  expect(item?.perubahan.map(({ kolom }) => kolom)).toEqual(['akta']);
  await accepted(bank, () => bank.approve(idFlow));
  const deeds = await bank.owner`select nomor from customer_deed where nomor_nasabah = ${number} order by tanggal`;
  expect(deeds.map((row) => row.nomor)).toEqual(['A-1', '31']);
});

test('officers, beneficial owners, the deed of establishment and as many signers as the rule needs must be named', () => {
  const without = (peran: string) => entity().pihak.filter((each) => each.peran !== peran);
  expect(fields({})).toBeUndefined();
  expect(fields({ pihak: without('PENGURUS') })).toEqual(['pihak']);
  expect(fields({ pihak: without('PEMILIK_MANFAAT') })).toEqual(['pihak']);
  expect(fields({ aturan_tanda_tangan: 'SALAH_SATU' })).toEqual(['pihak']);
  const second = relation({ peran: 'PENANDA_TANGAN', nama: 'Kedua' });
  expect(fields({ aturan_tanda_tangan: 'SALAH_SATU', pihak: [...entity().pihak, second] })).toBeUndefined();
  expect(fields({ akta: [] })).toEqual(['akta']);
  expect(fields({ nomor_npwp: '12.345.678.3-001.000' })).toEqual(['nomor_npwp']);
});

test('one business number is one entity', async () => {
  await bank.save(FLOW, entity({ nama_nasabah: 'PT Satu', ...numbersOf(2) }));
  const other = entity({ nama_nasabah: 'PT Lain', ...numbersOf(3) });
  const { nomor_identitas } = numbersOf(2);
  await refused(bank, 'IDENTITY_TAKEN', () => bank.file(FLOW, { ...other, nomor_identitas }));
  await accepted(bank, () => bank.file(FLOW, other));
});
