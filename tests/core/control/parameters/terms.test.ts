import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { saveDailyLimit } from '#core/control/parameters/save-daily-limit.ts';
import { saveProduct } from '#core/control/parameters/save-product.ts';
import { saveSetting } from '#core/control/parameters/save-setting.ts';
import { batasHarian, nilaiParameter, produk } from '#core/control/parameters/term-queries.ts';
import { as } from '#core/programs/seed/counter.ts';
import { fixedForTheDay } from '#lib/control/fixed-for-the-day.ts';
import { saveDailyLimitData, saveProductData, saveSettingData } from '#lib/control/schemas/terms.ts';
import { parameterNames } from '#lib/parameters.ts';
import { paging } from '../../asking.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();

/** The Monday after the bank's Friday. */
const MONDAY = '2026-11-23';

const savings = {
  aksi: 'BUAT',
  kode_produk: '12',
  berlaku_sejak: MONDAY,
  setoran_awal: '150000',
  setoran_berikut: '20000',
  saldo_minimum: '50000',
  biaya_bulanan: '10000',
  biaya_di_bawah_minimum: '5000',
  biaya_penutupan: '20000',
  biaya_reaktivasi: '10000',
  tarik_bebas: 'T',
  nisbah: [{ tenor: 0, nisbah_nasabah: '32.5' }],
  versi: 0,
  alasan: 'Keputusan direksi nomor 12',
} as const;
const setting = {
  aksi: 'BUAT',
  nama: 'non_tunai_tanpa_pemeriksa',
  berlaku_sejak: MONDAY,
  nilai: '7500000',
  versi: 0,
  alasan: 'Keputusan direksi nomor 13',
} as const;
const limit = {
  aksi: 'BUAT',
  lingkup: 'PENGGUNA',
  pemegang: 'teller1',
  kelompok: 'TUNAI_MASUK',
  kode_valuta: 'IDR',
  berlaku_sejak: MONDAY,
  batas: '600000000',
  versi: 0,
  alasan: 'Hari pasaran',
} as const;

const file = (user: string, flowCode: string, data: object) =>
  bank.flow(user, 'SUBMIT', { flowCode, data, remark: 'Mohon disetujui' });
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow, remark: 'Sesuai keputusan' });
async function bothAgree(maker: string, checker: string, flowCode: string, data: object) {
  const { id_flow } = await file(maker, flowCode, data);
  return approve(checker, id_flow);
}
const changesOf = async (idFlow: string) =>
  (await bank.owner<{ perubahan: unknown }[]>`select perubahan from flow_instance where id_flow = ${idFlow}`)[0]
    ?.perubahan;

describe('the list of products', () => {
  const ask = async (limit: number, page: number, keyword = '') => {
    const { data, resp_cursor } = await produk(await as(bank, 'finance1'), {
      paging: paging({ show: limit, page, keyword }),
      kode_produk: '',
      berlaku_sejak: '',
      keadaan: '',
    });
    return { codes: data.map((row) => row.kode_produk), more: resp_cursor !== '' };
  };

  test('comes page by page, and by a word of the name or the whole code', async () => {
    expect(await ask(2, 1)).toEqual({ codes: ['01', '11'], more: true });
    expect(await ask(2, 2)).toEqual({ codes: ['12', '13'], more: true });
    expect(await ask(2, 3)).toEqual({ codes: ['14', '15'], more: false });
    expect(await ask(15, 1, 'haji')).toEqual({ codes: ['13'], more: false });
    expect(await ask(15, 1, '12')).toEqual({ codes: ['12'], more: false });
    // A wildcard is only text.
    expect(await ask(15, 1, '%')).toEqual({ codes: [], more: false });
  });
});

describe('terms of a product', () => {
  test('the checker sees the differences; approved terms begin on their day, with a version, and present ones stay', async () => {
    const [before] = await bank.owner`select * from product_term where kode_produk = '12'`;
    const { id_flow } = await file('finance1', 'SIMPAN_PRODUK', savings);
    expect(await changesOf(id_flow)).toEqual([
      { kolom: 'berlaku_sejak', lama: '01-01-2010', baru: '23-11-2026' },
      { kolom: 'setoran_awal', lama: '100,000.00', baru: '150,000.00' },
      { kolom: 'setoran_berikut', lama: '10,000.00', baru: '20,000.00' },
      { kolom: 'nisbah', lama: '30.00', baru: '32.50' },
    ]);
    // One change of a product waits at a time.
    await refused(bank, 'CHANGE_WAITING', () =>
      file('finance2', 'SIMPAN_PRODUK', { ...savings, setoran_awal: '160000' }),
    );
    await refused(bank, 'SELF_APPROVAL', () => approve('finance1', id_flow));
    await refused(bank, 'NOT_FOUND', () => approve('manager1', id_flow));
    await accepted(bank, () => approve('finance2', id_flow));
    const rows = await bank.owner`select * from product_term where kode_produk = '12' order by berlaku_sejak`;
    expect(rows[0]).toEqual(before);
    expect(rows[1]).toMatchObject({ berlaku_sejak: MONDAY, setoran_awal: 15_000_000n, tarik_bebas: true, versi: 1 });
    const shares =
      await bank.owner`select nisbah_nasabah from product_nisbah where kode_produk = '12' and berlaku_sejak = ${MONDAY}`;
    expect(shares.map((row) => row.nisbah_nasabah)).toEqual([3_250]);
    const [version] = await bank.owner`
      select pembuat, disetujui_oleh, berlaku_sejak, aksi from record_version where jenis = 'product' and kunci = ${`12/${MONDAY}`}`;
    expect({ ...version }).toEqual({
      pembuat: 'finance1',
      disetujui_oleh: 'finance2',
      berlaku_sejak: MONDAY,
      aksi: 'BUAT',
    });
    const listed = await produk(await as(bank, 'finance1'), {
      paging: paging(),
      kode_produk: '12',
      berlaku_sejak: '',
      keadaan: '',
    });
    expect(listed.data.map((row) => [row.berlaku_sejak, row.keadaan, row.setoran_awal, row.nisbah])).toEqual([
      ['2010-01-01', 'BERLAKU', '100000.00', [{ tenor: 0, nisbah_nasabah: '30.00' }]],
      [MONDAY, 'AKAN_DATANG', '150000.00', [{ tenor: 0, nisbah_nasabah: '32.50' }]],
    ]);
  });

  test('may ask an entity more than a person, or the same by saying nothing', async () => {
    const giro = {
      ...savings,
      kode_produk: '01',
      berlaku_sejak: '2026-11-24',
      setoran_awal: '1000000',
      setoran_berikut: '10000',
      saldo_minimum: '500000',
      biaya_bulanan: '15000',
      biaya_penutupan: '50000',
      nisbah: [],
      setoran_awal_badan: '3000000',
      saldo_minimum_badan: '',
    };
    const { id_flow } = await file('finance1', 'SIMPAN_PRODUK', giro);
    expect(await changesOf(id_flow)).toEqual([
      { kolom: 'berlaku_sejak', lama: '01-01-2010', baru: '24-11-2026' },
      { kolom: 'setoran_awal_badan', lama: '2,500,000.00', baru: '3,000,000.00' },
      { kolom: 'saldo_minimum_badan', lama: '1,000,000.00', baru: '' },
    ]);
    await accepted(bank, () => approve('finance2', id_flow));
    const stored = await bank.owner`
      select setoran_awal, setoran_awal_badan, saldo_minimum, saldo_minimum_badan from product_term where kode_produk = '01' order by berlaku_sejak`;
    expect(stored.map((row) => ({ ...row }))).toEqual([
      {
        setoran_awal: 100_000_000n,
        setoran_awal_badan: 250_000_000n,
        saldo_minimum: 50_000_000n,
        saldo_minimum_badan: 100_000_000n,
      },
      {
        setoran_awal: 100_000_000n,
        setoran_awal_badan: 300_000_000n,
        saldo_minimum: 50_000_000n,
        saldo_minimum_badan: null,
      },
    ]);
    const listed = await produk(await as(bank, 'finance1'), {
      paging: paging(),
      kode_produk: '01',
      berlaku_sejak: '',
      keadaan: '',
    });
    expect(listed.data.map((row) => [row.setoran_awal_badan, row.saldo_minimum_badan])).toEqual([
      ['2500000.00', '1000000.00'],
      ['3000000.00', ''],
    ]);
  });

  test('terms that have not begun are changed and withdrawn in their version; a stale screen is refused', async () => {
    const own = { ...savings, aksi: 'UBAH', setoran_berikut: '25000' };
    await refused(bank, 'DATA_CHANGED', () => file('finance1', 'SIMPAN_PRODUK', own));
    await bothAgree('finance1', 'finance2', 'SIMPAN_PRODUK', { ...own, versi: 1 });
    const [row] =
      await bank.owner`select setoran_berikut, versi from product_term where kode_produk = '12' and berlaku_sejak = ${MONDAY}`;
    expect({ ...row }).toEqual({ setoran_berikut: 2_500_000n, versi: 2 });
    await refused(bank, 'NO_CHANGE', () => file('finance1', 'SIMPAN_PRODUK', { ...own, versi: 2 }));
    const { id_flow } = await file('finance2', 'SIMPAN_PRODUK', { ...own, aksi: 'HAPUS', versi: 2 });
    expect(await changesOf(id_flow)).toContainEqual({ kolom: 'berlaku_sejak', lama: '23-11-2026', baru: '01-01-2010' });
    await approve('finance1', id_flow);
    expect(
      await bank.owner`select from product_term where kode_produk = '12' and berlaku_sejak = ${MONDAY}`,
    ).toHaveLength(0);
    await refused(bank, 'NOT_FOUND', () => file('finance1', 'SIMPAN_PRODUK', { ...own, versi: 2 }));
  });

  test('never back into the past, not over terms that begin that day, and a field is named', async () => {
    const error = await refused(bank, 'TERM_IN_FORCE', () =>
      file('finance1', 'SIMPAN_PRODUK', { ...savings, berlaku_sejak: '2026-11-19' }),
    );
    expect(error.details.violations).toEqual([{ field: 'berlaku_sejak', kode: 'TERM_IN_FORCE' }]);
    await refused(bank, 'TERM_IN_FORCE', () =>
      file('finance1', 'SIMPAN_PRODUK', { ...savings, aksi: 'UBAH', berlaku_sejak: '2010-01-01' }),
    );
    await bothAgree('finance1', 'finance2', 'SIMPAN_PRODUK', { ...savings, berlaku_sejak: DAY });
    const again = await refused(bank, 'DUPLICATE', () =>
      file('finance1', 'SIMPAN_PRODUK', { ...savings, berlaku_sejak: DAY, setoran_awal: '1000000' }),
    );
    expect(again.details.params).toEqual({ objek: '20-11-2026' });
    await refused(bank, 'NOT_FOUND', () => file('finance1', 'SIMPAN_PRODUK', { ...savings, kode_produk: '99' }));
  });

  test('a day that has come while it waited is refused to the checker', async () => {
    const { id_flow } = await file('finance1', 'SIMPAN_PRODUK', { ...savings, kode_produk: '11' });
    const move = (day: string) => bank.owner`update branch set accounting_date = ${day}`;
    await move('2026-11-24');
    await refused(bank, 'TERM_IN_FORCE', () => approve('finance2', id_flow));
    await move(DAY);
    await accepted(bank, () => approve('finance2', id_flow));
  });
});

describe('a parameter', () => {
  test('has its value from its day on, and acts from then', async () => {
    const listed: string[] = [];
    for (let page = 1; listed.length < parameterNames.length && page <= 3; page += 1) {
      const asked = { paging: paging({ show: 100, page }), nama: '', berlaku_sejak: '', keadaan: 'BERLAKU' };
      listed.push(...(await nilaiParameter(await as(bank, 'finance1'), asked)).data.map(({ nama }) => nama));
    }
    expect(listed).toEqual([...parameterNames].sort());
    const { id_flow } = await file('finance1', 'SIMPAN_PARAMETER', { ...setting, berlaku_sejak: DAY });
    expect(await changesOf(id_flow)).toEqual([
      { kolom: 'berlaku_sejak', lama: '01-01-2010', baru: '20-11-2026' },
      { kolom: 'nilai', lama: '5,000,000.00', baru: '7,500,000.00' },
    ]);
    const transfer = {
      nomor_rekening_debet: accounts.ani,
      nomor_rekening_kredit: accounts.budi,
      nominal: '6000000.00',
    };
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', bookTransfer, transfer));
    await approve('finance2', id_flow);
    const [row] = await bank.owner`select parameter_on('non_tunai_tanpa_pemeriksa', ${DAY}) as nilai`;
    expect(row?.nilai).toBe('7500000.00');
    await expect
      .poll(() =>
        bank.run('teller1', bookTransfer, transfer, { dryRun: true }).then(({ otorisasi }) => otorisasi?.perlu),
      )
      .toBe('F');
  });

  const hour = {
    ...setting,
    nama: 'skn_batas_jam',
    berlaku_sejak: DAY,
    alasan: 'Surat direksi 14',
  };
  const hourToday = async () => {
    const [row] = await bank.owner`select parameter_on('skn_batas_jam', ${DAY}) as nilai`;
    return row?.nilai;
  };

  test('a wrong morning entry is corrected or withdrawn the same day by two persons, who see the rest', async () => {
    const before = await hourToday();
    await bothAgree('finance1', 'finance2', 'SIMPAN_PARAMETER', { ...hour, nilai: '9' });
    expect(await hourToday()).toBe('9');
    const change = { ...hour, aksi: 'UBAH', nilai: '14', versi: 1 };
    const seen = await bank.run('finance1', saveSetting, change, { dryRun: true });
    expect(seen.peringatan.map(({ kode }) => kode)).toEqual(['KETENTUAN_HARI_INI']);
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('finance1', saveSetting, change));
    await bothAgree('finance1', 'finance2', 'SIMPAN_PARAMETER', change);
    expect(await hourToday()).toBe('14');
    await bothAgree('finance2', 'finance1', 'SIMPAN_PARAMETER', { ...hour, aksi: 'HAPUS', nilai: '14', versi: 2 });
    expect(await hourToday()).toBe(before);
  });

  test('of an earlier day stays, and so does one that the work of the day is proved by', async () => {
    await refused(bank, 'TERM_IN_FORCE', () =>
      file('finance1', 'SIMPAN_PARAMETER', {
        ...hour,
        aksi: 'UBAH',
        berlaku_sejak: '2010-01-01',
        nilai: '14',
        versi: 1,
      }),
    );
    const limitOfDay = { ...setting, nama: 'skn_batas', berlaku_sejak: DAY, nilai: '900000000' };
    await bothAgree('finance1', 'finance2', 'SIMPAN_PARAMETER', limitOfDay);
    const late = { ...limitOfDay, aksi: 'UBAH', nilai: '1000000', versi: 1 };
    await refused(bank, 'TERM_IN_FORCE', () => file('finance1', 'SIMPAN_PARAMETER', late));
    const proves = await bank.owner<{ nama: string }[]>`
      select n.nama from unnest(${[...parameterNames]}::text[]) as n (nama)
      where not changes_same_day(jsonb_build_object('jenis', 'parameter', 'baris', jsonb_build_object('nama', n.nama)))`;
    expect(proves.map(({ nama }) => nama).sort()).toEqual([...fixedForTheDay].sort());
  });

  test('that a check of the books reads is one that proves the day', () => {
    const folder = join(import.meta.dirname, '..', '..', '..', '..', 'core', 'ledger');
    const checks = readdirSync(folder)
      .filter((name) => name.startsWith('check-'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    const read = parameterNames.filter((name) => checks.includes(`'${name}'`));
    expect(read.filter((name) => !fixedForTheDay.has(name))).toEqual([]);
    // The limits of the rails are read by the name of the rail.
    expect(checks.match(/parameter_on\((?!')[^,]*/g)).toEqual(["parameter_on(lower(t.rail) || '_batas'"]);
  });

  test('is found by everyday words, with its earlier value', async () => {
    const { data } = await nilaiParameter(await as(bank, 'finance1'), {
      paging: paging({ keyword: 'tanpa pemeriksa' }),
      nama: '',
      berlaku_sejak: '',
      keadaan: '',
    });
    expect(data.map((row) => [row.nilai, row.keadaan])).toEqual([
      ['5000000.00', 'BERAKHIR'],
      ['7500000.00', 'BERLAKU'],
    ]);
  });
});

describe('a daily limit', () => {
  test('is set by two administrators, never about one of them', async () => {
    await refused(bank, 'OWN_RECORD', () => file('admin1', 'SIMPAN_BATAS_HARIAN', { ...limit, pemegang: 'admin1' }));
    await refused(bank, 'OWN_RECORD', () =>
      file('admin1', 'SIMPAN_BATAS_HARIAN', { ...limit, lingkup: 'PERAN', pemegang: 'ADMIN' }),
    );
    const about = await file('admin1', 'SIMPAN_BATAS_HARIAN', { ...limit, pemegang: 'admin2' });
    await refused(bank, 'OWN_RECORD', () => approve('admin2', about.id_flow));
    const { id_flow } = await file('admin1', 'SIMPAN_BATAS_HARIAN', limit);
    expect(await changesOf(id_flow)).toEqual([
      { kolom: 'berlaku_sejak', lama: '', baru: '23-11-2026' },
      { kolom: 'batas_harian', lama: '', baru: '600,000,000.00' },
    ]);
    await accepted(bank, () => approve('admin2', id_flow));
    const of = async (day: string) =>
      (
        await bank.owner<{ batas: bigint }[]>`select daily_limit_of('teller1', 'TUNAI_MASUK', 'IDR', ${day}) as batas`
      )[0]?.batas;
    expect(await of(DAY)).toBe(50_000_000_000n);
    expect(await of(MONDAY)).toBe(60_000_000_000n);
    const { data } = await batasHarian(await as(bank, 'admin1'), {
      paging: paging(),
      lingkup: 'PENGGUNA',
      pemegang: '',
      kelompok: '',
      kode_valuta: '',
      berlaku_sejak: '',
      keadaan: '',
    });
    expect(data).toMatchObject([{ pemegang: 'teller1', keadaan: 'AKAN_DATANG', batas: '600000000.00', versi: 1 }]);
  });

  test('is for somebody the bank has', async () => {
    for (const wrong of [{ pemegang: 'nobody' }, { lingkup: 'PERAN', pemegang: 'NOBODY' }]) {
      const error = await refused(bank, 'VALIDATION', () =>
        file('admin1', 'SIMPAN_BATAS_HARIAN', { ...limit, ...wrong }),
      );
      expect(error.details.violations).toEqual([{ field: 'pemegang', kode: 'v.pemegang' }]);
    }
    const valuta = await refused(bank, 'VALIDATION', () =>
      file('admin1', 'SIMPAN_BATAS_HARIAN', { ...limit, kode_valuta: 'EUR' }),
    );
    expect(valuta.details.violations).toEqual([{ field: 'kode_valuta', kode: 'v.valuta' }]);
  });
});

describe('the right to change them', () => {
  test('head office changes products and parameters, administrators the limits; nobody else files them', async () => {
    for (const [code, data, users] of [
      ['SIMPAN_PRODUK', { ...savings, kode_produk: '13' }, ['teller1', 'manager1', 'admin1', 'auditor1']],
      ['SIMPAN_PARAMETER', { ...setting, nama: 'hari_dorman', nilai: '2000' }, ['headteller1', 'manager1', 'admin1']],
      ['SIMPAN_BATAS_HARIAN', { ...limit, pemegang: 'teller3' }, ['finance1', 'manager1', 'teller1']],
    ] as const) {
      for (const user of users) await refused(bank, 'FORBIDDEN', () => file(user, code, data));
      await accepted(bank, () => file(code === 'SIMPAN_BATAS_HARIAN' ? 'admin1' : 'finance1', code, data));
    }
  });

  test('not by one alone: without its second person nothing is written', async () => {
    for (const [user, operation, data] of [
      ['finance1', saveProduct, { ...savings, kode_produk: '01' }],
      ['finance1', saveSetting, { ...setting, nama: 'batas_ekspor', nilai: '30' }],
      ['admin1', saveDailyLimit, { ...limit, pemegang: 'teller2' }],
    ] as const) {
      await refused(bank, 'OVERRIDE_NEEDED', () => bank.run(user, operation as typeof saveProduct, data));
    }
  });
});

describe('an input must fit its kind and bounds, by the name of the field', () => {
  const issues = (
    schema: {
      safeParse(input: unknown): {
        success: boolean;
        error?: { issues: readonly { path: PropertyKey[]; message: string }[] };
      };
    },
    input: object,
  ) => schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  test.each([
    [{ saldo_minimum: '150000.01' }, [['saldo_minimum', 'v.diAtasSetoranAwal']]],
    [{ saldo_minimum_badan: '150000.01' }, [['saldo_minimum_badan', 'v.diAtasSetoranAwal']]],
    [{ setoran_awal_badan: '49999' }, [['saldo_minimum_badan', 'v.diAtasSetoranAwal']]],
    [{ biaya_bulanan: '-1' }, [['biaya_bulanan', 'v.uangNol']]],
    [{ nisbah: [{ tenor: 0, nisbah_nasabah: '100' }] }, [['nisbah.0.nisbah_nasabah', 'v.persen']]],
    [{ nisbah: [{ tenor: 0, nisbah_nasabah: '0.00' }] }, [['nisbah.0.nisbah_nasabah', 'v.persen']]],
    [
      {
        nisbah: [
          { tenor: 1, nisbah_nasabah: '50' },
          { tenor: 1, nisbah_nasabah: '52' },
        ],
      },
      [['nisbah', 'v.ganda']],
    ],
    [{ berlaku_sejak: '2026-02-30' }, [['berlaku_sejak', 'v.tanggal']]],
    [{ alasan: 'x' }, [['alasan', 'v.alasan']]],
    [{}, []],
  ] as const)('a product with %j', (wrong, expected) => {
    expect(issues(saveProductData, { ...savings, ...wrong })).toEqual(expected);
  });

  test.each([
    [{ nilai: '-1' }, false],
    [{ nilai: '1.234' }, false],
    [{ nilai: '0' }, true],
    [{ nama: 'satuan_terkecil_tunai', nilai: '0' }, false],
    [{ nama: 'satuan_terkecil_tunai', nilai: '50' }, true],
    [{ nama: 'hari_dorman', nilai: '12.5' }, false],
    [{ nama: 'hari_dorman', nilai: '0' }, false],
    [{ nama: 'hari_dorman', nilai: '7321' }, false],
    [{ nama: 'hari_dorman', nilai: '0365' }, true],
  ] as const)('a parameter with %j', (wrong, fits) => {
    expect(issues(saveSettingData, { ...setting, ...wrong })).toEqual(fits ? [] : [['nilai', 'v.nilaiParameter']]);
  });

  test('a parameter that is none', () => {
    expect(issues(saveSettingData, { ...setting, nama: 'constructor' })).toEqual([['nama', 'v.kode']]);
  });

  test.each([
    [{ kelompok: 'LOKET_KELUAR' }, [['kelompok', 'v.kelompokLingkup']]],
    [{ lingkup: 'REKENING', kelompok: 'LOKET_KELUAR', pemegang: '' }, []],
    [{ lingkup: 'REKENING', kelompok: 'LOKET_KELUAR' }, [['pemegang', 'v.kode']]],
    [{ pemegang: '' }, [['pemegang', 'v.wajib']]],
    [{ batas: '1,000' }, [['batas', 'v.uangNol']]],
    [{ batas: '0' }, []],
  ] as const)('a limit with %j', (wrong, expected) => {
    expect(issues(saveDailyLimitData, { ...limit, ...wrong })).toEqual(expected);
  });
});
