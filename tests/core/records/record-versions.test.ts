import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordChange } from '#core/engine/record-change.ts';
import { breaksBooks, emptyBank, type TestBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await emptyBank();
  breaksBooks(bank, ['27']);
  await bank.owner`insert into branch (kode_cabang, nama_cabang, kota, jenis, status, accounting_date) values ('000', 'Pusat', 'Jakarta', 'HO', 'BUKA', '2026-11-20')`;
});
afterAll(() => bank.close());

const write = (jenis: string, change: object, [maker, second] = ['admin1', 'admin2']) =>
  bank.owner`select write_record(${bank.owner.json({ jenis, ...change })}, ${maker ?? ''}, ${second ?? ''}, '000')`;

const versions = async (jenis: string, kunci: string) =>
  (
    await bank.owner<{ versi: number; aksi: string; isi: Record<string, unknown> | null; pembuat: string | null }[]>`
      select versi, aksi, isi, pembuat from record_version where jenis = ${jenis} and kunci = ${kunci} order by versi`
  ).map((row) => ({ ...row }));

describe('a change of a record', () => {
  const role = (change: Omit<RecordChange<'role'>, 'baris'> & { baris?: object }) => ({
    ...change,
    baris: { role_id: 'KASIR', ...change.baris },
  });

  test('writes its columns and parts, preserves who gave the parts that stay, and leaves a version each', async () => {
    await write(
      'role',
      role({
        aksi: 'BUAT',
        versi: 0,
        baris: { nama: 'Kasir' },
        bagian: { role_menu: [{ menu_id: 'beranda' }, { menu_id: 'rekening' }] },
      }),
    );
    const limit = { kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '100', setuju: '0' };
    await write(
      'role',
      role({
        aksi: 'UBAH',
        versi: 1,
        baris: { nama: 'Kasir utama' },
        bagian: { role_menu: [{ menu_id: 'rekening' }, { menu_id: 'teller' }], role_limit: [limit] },
      }),
      ['admin3', 'admin4'],
    );
    const menus =
      await bank.owner`select menu_id, diberikan_oleh, disetujui_oleh from role_menu where role_id = 'KASIR' order by menu_id`;
    expect(menus.map((row) => ({ ...row }))).toEqual([
      { menu_id: 'rekening', diberikan_oleh: 'admin1', disetujui_oleh: 'admin2' },
      { menu_id: 'teller', diberikan_oleh: 'admin3', disetujui_oleh: 'admin4' },
    ]);
    await write('role', role({ aksi: 'UBAH', versi: 2, bagian: { role_limit: [{ ...limit, entri: '200' }] } }), [
      'admin5',
      'admin6',
    ]);
    const [stored] = await bank.owner`select entri, diberikan_oleh from role_limit where role_id = 'KASIR'`;
    expect({ ...stored }).toEqual({ entri: 200n, diberikan_oleh: 'admin5' });

    await write('role', role({ aksi: 'HAPUS', versi: 3 }));
    expect(await bank.owner`select from role where role_id = 'KASIR'`).toHaveLength(0);
    expect(await bank.owner`select from role_menu where role_id = 'KASIR'`).toHaveLength(0);
    expect((await versions('role', 'KASIR')).map(({ versi, aksi, pembuat }) => [versi, aksi, pembuat])).toEqual([
      [1, 'BUAT', 'admin1'],
      [2, 'UBAH', 'admin3'],
      [3, 'UBAH', 'admin5'],
      [4, 'HAPUS', 'admin1'],
    ]);
    const second = (await versions('role', 'KASIR'))[1];
    expect(second?.isi).toMatchObject({
      nama: 'Kasir utama',
      role_menu: [{ menu_id: 'rekening' }, { menu_id: 'teller' }],
      role_limit: [{ kelompok: 'TUNAI', kode_valuta: 'IDR', entri: 100, setuju: 0 }],
    });
    // A record that is made again under the same name goes on counting.
    await write('role', role({ aksi: 'BUAT', versi: 0, baris: { nama: 'Kasir baru' } }));
    expect((await versions('role', 'KASIR')).at(-1)).toMatchObject({ versi: 5, aksi: 'BUAT' });
  });

  test('of a row installed with the bank retains its first state', async () => {
    await write('menu', { aksi: 'UBAH', versi: 0, baris: { menu_id: 'teller', title: 'Loket' } });
    const stored = await versions('menu', 'teller');
    expect(stored.map(({ versi, aksi, isi }) => [versi, aksi, isi?.title])).toEqual([
      [0, 'AWAL', 'menu.teller'],
      [1, 'UBAH', 'Loket'],
    ]);
  });

  test('is refused on an older version, twice, without its record, and for a column that is not its own', async () => {
    const before = await versions('menu', 'kas');
    await expect(write('menu', { aksi: 'UBAH', versi: 7, baris: { menu_id: 'kas', title: 'x' } })).rejects.toThrow(
      'DATA_CHANGED',
    );
    await expect(
      write('menu', { aksi: 'UBAH', versi: 0, baris: { menu_id: 'tidak-ada', title: 'x' } }),
    ).rejects.toThrow('NOT_FOUND');
    await expect(
      write('menu', { aksi: 'BUAT', versi: 0, baris: { menu_id: 'kas', title: 'x', urut: 1 } }),
    ).rejects.toThrow('DUPLICATE');
    await expect(write('menu', { aksi: 'UBAH', versi: 0, baris: { menu_id: 'kas', versi: 9 } })).rejects.toThrow(
      'names what it has not',
    );
    await expect(write('journal', { aksi: 'HAPUS', versi: 0, baris: { id: 1 } })).rejects.toThrow(
      'names what it has not',
    );
    expect(await versions('menu', 'kas')).toEqual(before);
    await write('menu', { aksi: 'UBAH', versi: 0, baris: { menu_id: 'kas', title: 'Kas cabang' } });
    expect(await versions('menu', 'kas')).toHaveLength(2);
  });

  test('of two at the same instant one wins and the other gets an error', async () => {
    const change = () => write('menu', { aksi: 'UBAH', versi: 0, baris: { menu_id: 'otorisasi', title: 'Otorisasi' } });
    const outcomes = await Promise.allSettled([change(), change()]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await versions('menu', 'otorisasi')).toHaveLength(2);
  });
});

describe('terms and parameters', () => {
  const parameter = (aksi: string, berlaku_sejak: string, nilai: string, versi = 0) =>
    write('parameter', {
      aksi,
      versi,
      baris: { nama: 'batas_kas_teller', berlaku_sejak, ...(aksi !== 'HAPUS' && { nilai }) },
    });
  const on = async (date: string) =>
    (await bank.app<{ nilai: string }[]>`select parameter_on('batas_kas_teller', ${date}) as nilai`)[0]?.nilai;

  test('hold from their day on; earlier days are never rewritten', async () => {
    await parameter('BUAT', '2026-11-20', '120000000.00');
    await parameter('BUAT', '2026-12-01', '150000000.00');
    expect([await on('2026-11-19'), await on('2026-11-20'), await on('2026-11-30'), await on('2026-12-01')]).toEqual([
      '100000000.00',
      '120000000.00',
      '120000000.00',
      '150000000.00',
    ]);
    await expect(parameter('BUAT', '2026-11-19', '1.00')).rejects.toThrow('TERM_IN_FORCE');
    await expect(parameter('UBAH', '2010-01-01', '1.00', 0)).rejects.toThrow('TERM_IN_FORCE');
    await expect(parameter('HAPUS', '2010-01-01', '', 0)).rejects.toThrow('TERM_IN_FORCE');
    expect(await on('2026-11-20')).toBe('120000000.00');
    await parameter('UBAH', '2026-12-01', '140000000.00', 1);
    expect(await on('2026-12-02')).toBe('140000000.00');
    await parameter('HAPUS', '2026-12-01', '', 2);
    expect(await on('2026-12-02')).toBe('120000000.00');
  });

  test('of a product come with their shares, and leave contracts that were made before alone', async () => {
    const baris = {
      kode_produk: '12',
      berlaku_sejak: '2026-12-01',
      setoran_awal: '1',
      setoran_berikut: '2',
      saldo_minimum: '3',
      biaya_bulanan: '4',
      biaya_di_bawah_minimum: '5',
      biaya_penutupan: '6',
      biaya_reaktivasi: '6',
      tarik_bebas: true,
    };
    await write('product', {
      aksi: 'BUAT',
      versi: 0,
      baris,
      bagian: { product_nisbah: [{ tenor: 0, nisbah_nasabah: 3200 }] },
    });
    const [old] = await bank.app`select saldo_minimum from product_term_on('12', '2026-11-30')`;
    const [fresh] = await bank.app`select saldo_minimum from product_term_on('12', '2026-12-01')`;
    expect([old?.saldo_minimum, fresh?.saldo_minimum]).toEqual([5_000_000n, 3n]);
    expect((await versions('product', '12/2026-12-01'))[0]?.isi).toMatchObject({
      product_nisbah: [{ tenor: 0, nisbah_nasabah: 3200 }],
    });
  });
});

/** One change as the plain model keeps it. */
interface Known {
  readonly since: string;
  readonly order: number;
  readonly isi: string | null;
}

test('as-known and as-true answer as a plain model does, after any sequence of changes', async () => {
  const day = (offset: number) => `2027-01-${String(offset + 1).padStart(2, '0')}`;
  const step = fc.record({
    since: fc.integer({ min: 0, max: 9 }),
    nilai: fc.option(fc.integer({ min: 0, max: 99 }).map(String)),
  });
  let name = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      name += 1;
      const kunci = `model-${name}`;
      const model: Known[] = [];
      const moments: string[] = [];
      for (const [order, { since, nilai }] of steps.entries()) {
        const isi = nilai === null ? null : JSON.stringify({ nilai });
        const [row] = await bank.owner<{ diketahui_sejak: string }[]>`
          insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, pembuat, disetujui_oleh)
          values ('parameter', ${kunci}, ${order}, ${nilai === null ? 'HAPUS' : 'UBAH'}, ${isi}::text::jsonb, ${day(since)}, 'admin1', 'admin2')
          returning diketahui_sejak`;
        model.push({ since: day(since), order, isi });
        moments.push(row?.diketahui_sejak ?? '');
      }
      for (const [known, moment] of moments.entries()) {
        for (const at of [0, 3, 6, 9].map(day)) {
          const [row] = await bank.app<
            { isi: unknown }[]
          >`select record_as('parameter', ${kunci}, ${at}, ${moment}) as isi`;
          const expected = model
            .filter(({ since, order }) => order <= known && since <= at)
            .sort((a, b) => (a.since === b.since ? a.order - b.order : a.since < b.since ? -1 : 1))
            .at(-1);
          expect(row?.isi ?? null).toEqual(expected?.isi == null ? null : JSON.parse(expected.isi));
        }
      }
    }),
    { numRuns: 25 },
  );
});
