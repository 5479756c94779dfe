import { expect, test } from 'vitest';
import { validateRekening } from '#core/accounts/inquiries/queries.ts';
import { accepted, counterBank } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();

/** Returns every account with its state and its parts. */
const live = async () =>
  (
    await bank.owner<{ isi: unknown }[]>`
      select jsonb_build_object('rekening', to_jsonb(a), 'keadaan', to_jsonb(s)) as isi
      from account a join account_state s using (nomor_rekening) order by a.nomor_rekening`
  ).map(({ isi }) => isi);
const free = async () =>
  (await validateRekening(await bank.as('cs1'), { nomor_rekening: accounts.ani, pegangan: '', detailed: 'T' })).rekening
    ?.saldo_tersedia;

test('new terms of a product, in force at once, touch no account that was opened before (domain: products)', async () => {
  const [ani] = await bank.owner<{ produk: string; minimum: bigint }[]>`
    select a.kode_produk as produk, s.saldo_minimum as minimum from account a join account_state s using (nomor_rekening)
    where a.nomor_rekening = ${accounts.ani}`;
  const before = await live();
  const freeBefore = await free();
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', {
    flowCode: 'SIMPAN_PRODUK',
    seen: '',
    data: {
      aksi: 'BUAT',
      kode_produk: ani?.produk,
      berlaku_sejak: DAY,
      versi: 0,
      alasan: 'Ketentuan baru',
      setoran_awal: '900000.00',
      setoran_berikut: '50000.00',
      saldo_minimum: '800000.00',
      biaya_bulanan: '15000.00',
      biaya_di_bawah_minimum: '10000.00',
      biaya_penutupan: '60000.00',
      biaya_reaktivasi: '25000.00',
      tarik_bebas: 'T',
      nisbah: [{ tenor: 0, nisbah_nasabah: '10' }],
    },
  });
  await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Setuju' }));
  const [term] = await bank.owner<{ minimum: bigint }[]>`
    select saldo_minimum as minimum from product_term_on(${ani?.produk ?? ''}, ${DAY}::date)`;
  expect(term?.minimum).toBe(80_000_000n);
  expect(ani?.minimum).not.toBe(term?.minimum);
  expect(await live()).toEqual(before);
  expect(await free()).toBe(freeBefore);
});
