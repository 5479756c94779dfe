import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { reversal } from '#core/cash/counter/reversal.ts';
import { meja } from '#core/cheques/clearing/desk.ts';
import { listPenarikan } from '#core/cheques/clearing/inward-list.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { accepted, insertGrant, refused, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { clearingBank } from './clearing-bank.ts';

const clearing = await clearingBank();
const bank = await chequeBank(clearing);
const { file, approve, done, next } = bank;
const { balance, ledger, lines, turn } = clearing;
const { firma } = accounts;
const M = 2_000_000_00n;
/** The bank's day, which only goes on: no books bear a day that comes again. */
let today = DAY;
const tomorrow = async () =>
  (await bank.owner<{ d: string }[]>`select next_business_day(${today}::date) as d`)[0]?.d ?? '';
const forward = async () => {
  today = await tomorrow();
  await turn(today);
  // Each end of day leaves such rows.
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, accounting_date, 'SISTEM' from branch on conflict do nothing`;
};

const shown = (nomor_warkat: string, over: object = {}) => ({
  kode_bank: '014',
  nama_penerima: 'CV Maju Bersama',
  nomor_rekening: firma,
  jenis: 'BG',
  nomor_warkat,
  tanggal_warkat: today,
  tanggal_efektif: '',
  nominal: rupiah(2_000_000n),
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const rowOf = async (id: string) => {
  const [row] = await bank.owner<{ status: string; sampai: string | null; sebab: string; oleh: string | null }[]>`
    select status, ditahan_sampai as sampai, sebab_tahan as sebab, user_tahan as oleh from inward_warkat where id_penarikan = ${id}::bigint`;
  return row;
};
const arrived = async (nomor: string, over: object = {}) => {
  await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown(nomor, over));
  const [row] = await bank.owner<{ id: string }[]>`select max(id_penarikan)::text as id from inward_warkat`;
  return row?.id ?? '';
};
const one = (id_penarikan: string) => ({
  id_penarikan,
  nominal: rupiah(2_000_000n),
  kode_valuta: 'IDR',
  keterangan: '',
});
const holding = (id: string, over: object = {}) => ({ ...one(id), alasan: 'Angka dan huruf diketik ulang', ...over });
const paying = (id: string) => ({ ...one(id), nomor_rekening: firma });
const returning = (id: string) => ({ ...one(id), alasan_tolakan: ['13'], bebas_biaya: 'T' });
const blocking = async () =>
  (
    await bank.owner<
      { nama: string }[]
    >`select nama from day_blockers('001') where kode in ('WARKAT_MASUK', 'PERANTARA')`
  ).map(({ nama }) => nama);
const sub = (nomor: string) => `014-BG-${nomor}`;

let drawn = 10;
/** A bilyet giro of the firm's book that no test has used. */
const giro = () => {
  drawn += 1;
  return `BG${String(drawn).padStart(6, '0')}`;
};

describe('a bilyet giro that may be forged', () => {
  test('is held by two persons until the next business day, holds no day up before, and is paid on it', async () => {
    const nomor = giro();
    const following = await tomorrow();
    const id = await arrived(nomor);
    expect(await blocking()).toEqual(['109005 Perantara penarikan kliring', `BG ${nomor}`]);
    const item = await file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id));
    await refused(bank, 'SELF_APPROVAL', () => approve(item, 'backoffice1'));
    expect(await rowOf(id)).toMatchObject({ status: 'DITERIMA', sampai: null });
    const held = await approve(item);
    expect(await lines(held.id_jurnal)).toEqual([
      ['001', '109007', M, sub(nomor)],
      ['001', '109005', -M, sub(nomor)],
    ]);
    expect(await rowOf(id)).toEqual({
      status: 'DITAHAN',
      sampai: following,
      sebab: 'Angka dan huruf diketik ulang',
      oleh: 'backoffice1',
    });
    expect(await blocking()).toEqual([]);
    await expectSoundBooks(bank);
    // Once is enough.
    await refused(bank, 'CLEARING_STATE', () => file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id)));

    await forward();
    expect(await blocking()).toEqual([`BG ${nomor}`]);
    const before = await balance(firma);
    const paid = await done('backoffice1', 'PENARIKAN_KLIRING', paying(id));
    expect(await lines(paid.id_jurnal)).toEqual([
      ['001', '203001', M, firma],
      ['001', '109007', -M, sub(nomor)],
    ]);
    expect(await balance(firma)).toBe(before - M);
    expect(await rowOf(id)).toMatchObject({ status: 'DIBAYAR', sampai: following });
    expect([await ledger('109005'), await ledger('109007'), await blocking()]).toEqual([0n, 0n, []]);
  });

  test('goes back on its day, or on the day it was held; undecided it stops the branch from closing, also later', async () => {
    const [first, second] = [await arrived(giro()), await arrived(giro())];
    for (const id of [first, second]) await done('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id));
    const back = await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(first));
    expect((await lines(back.id_jurnal)).map(([, gl, sum]) => [gl, sum])).toEqual([
      ['109006', M],
      ['109007', -M],
      ['109006', -M],
      ['110001', M],
      ['102001', M],
      ['110001', -M],
    ]);
    for (const _ of ['its day', 'the day after']) {
      await forward();
      expect(await blocking()).toHaveLength(1);
    }
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(second)));
    expect([await ledger('109006'), await ledger('109007'), await blocking()]).toEqual([0n, 0n, []]);
  });

  test('stands in its own column of the desk and in the list with its day and its reason', async () => {
    const id = await arrived(giro());
    await done('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id));
    const { masuk } = await meja(await bank.as('backoffice1'), { kode_cabang: '' });
    expect(masuk.find(({ status_warkat }) => status_warkat === 'DITAHAN')).toMatchObject({
      lembar: 1,
      nominal: '2000000.00',
    });
    const query = { status_warkat: '', kode_cabang: '', hari_ini: 'T', jenis: '', belum_diputus: 'T' } as const;
    const paging = { page: 1, show: 15, cursor: '', sort: '', keyword: '' };
    const { data } = await listPenarikan(await bank.as('backoffice1'), { ...query, id_penarikan: id, paging });
    expect(data).toMatchObject([
      {
        status_warkat: 'DITAHAN',
        ditahan_sampai: await tomorrow(),
        sebab_tahan: 'Angka dan huruf diketik ulang',
        temuan: '',
      },
    ]);
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id));
    expect((await listPenarikan(await bank.as('backoffice1'), { ...query, id_penarikan: id, paging })).data).toEqual(
      [],
    );
  });

  test('is evaluated by the day it was presented: neither its time nor its effective date moves meanwhile', async () => {
    const [row] = await bank.owner<{ d: string }[]>`select (${today}::date - 70) as d`;
    // Today is the last day of the one, and the other is effective from tomorrow on.
    const old = await arrived(giro(), { tanggal_warkat: row?.d });
    const early = await arrived(giro(), { tanggal_efektif: await tomorrow() });
    for (const id of [old, early]) await done('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id));
    await forward();
    const found = async (id: string) =>
      (
        await bank.owner<{ n: string[] }[]>`
        select inward_findings(i, b.accounting_date) as n from inward_warkat i join branch b using (kode_cabang) where id_penarikan = ${id}::bigint`
      )[0]?.n;
    expect([await found(old), await found(early)]).toEqual([[], ['09']]);
    await accepted(bank, () => done('backoffice1', 'PENARIKAN_KLIRING', paying(old)));
    await refused(bank, 'WARKAT_POSTDATED', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(early)));
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(early)));
  });

  test('with a reversed payment is held again until its day, and not for another', async () => {
    const id = await arrived(giro());
    await done('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id));
    await forward();
    const paid = await done('backoffice1', 'PENARIKAN_KLIRING', paying(id));
    const data = { nomor_referensi: paid.nomor_referensi, alasan: 'spesimen keliru' };
    const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'backoffice1', reasons: ['PEMBATALAN'] });
    await bank.run('backoffice1', reversal, data, { token, key: randomUUID() });
    expect(await rowOf(id)).toMatchObject({ status: 'DITAHAN', sampai: today });
    expect(await ledger('109007')).toBe(M);
    expect((await checkBooks(bank.owner)).filter(({ ok }) => !ok)).toEqual([]);
    await refused(bank, 'CLEARING_STATE', () => file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id)));
    expect(await blocking()).toHaveLength(1);
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id)));
  });
});

describe('is not held', () => {
  test('a cheque, an instrument of another day or branch, or an amount other than shown', async () => {
    const cheque = await arrived(next(), { jenis: 'CEK' });
    await refused(bank, 'INWARD_HOLD', () => file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(cheque)));
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(cheque));
    const id = await arrived(giro());
    await refused(bank, 'CLEARING_CHANGED', () =>
      file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id, { nominal: rupiah(1_000_000n) })),
    );
    await refused(bank, 'VALIDATION', () =>
      file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id, { alasan: ' ' })),
    );
    await bank.owner`update inward_warkat set kode_cabang = '002' where id_penarikan = ${id}::bigint`;
    await refused(bank, 'CLEARING_SHEET', () => file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id)));
    await bank.owner`update inward_warkat set kode_cabang = '001' where id_penarikan = ${id}::bigint`;
    const came = (day: string) =>
      bank.owner`update inward_warkat set tanggal_terima = ${day} where id_penarikan = ${id}::bigint`;
    await came('2026-11-01');
    await refused(bank, 'INWARD_HOLD', () => file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id)));
    expect(await rowOf(id)).toMatchObject({ status: 'DITERIMA', sampai: null });
    await came(today);
    await accepted(bank, () => done('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id)));
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id)));
  });

  test('after the last moment of returns without the branch manager’s word', async () => {
    const id = await arrived(giro());
    await bank.owner`update clearing_cycle set pengembalian = '00:00'`;
    try {
      const item = await file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id));
      await refused(bank, 'APPROVER_LIMIT', () => approve(item, 'supervisor1'));
      expect((await rowOf(id))?.status).toBe('DITERIMA');
      await accepted(bank, () => approve(item, 'manager1'));
    } finally {
      await bank.owner`update clearing_cycle set pengembalian = '24:00'`;
    }
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id));
  });

  test('by one of two who hold, pay or return it at the same instant', async () => {
    const id = await arrived(giro());
    const items = [
      await file('backoffice1', 'TAHAN_PENARIKAN_KLIRING', holding(id)),
      await file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id)),
    ];
    const outcomes = await Promise.allSettled([
      approve(items[0] ?? '', 'manager1'),
      approve(items[1] ?? '', 'supervisor1'),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const state = (await rowOf(id))?.status;
    expect([await ledger('109005'), await ledger('109006'), await ledger('109007')]).toEqual([
      0n,
      0n,
      state === 'DITAHAN' ? M : 0n,
    ]);
  });
});
