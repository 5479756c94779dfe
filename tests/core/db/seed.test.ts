import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { processFlow } from '#core/control/workflow/process.ts';
import { emptySubmit } from '#core/engine/submitted.ts';
import { as, post, toRows } from '#core/programs/seed/counter.ts';
import { openCounter } from '#core/programs/seed/days.ts';
import { businessDay, seed } from '#core/programs/seed.ts';
import { closeTillOrCompare } from '#core/server/close-till.ts';
import { operations } from '#core/server/modules.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { nikMismatches, readNik, type Sex } from '#lib/customers/nik.ts';
import { readNpwp } from '#lib/customers/npwp.ts';
import { wallClock } from '#lib/dates.ts';
import { seenItem } from '../counter-bank.ts';
import { plantEverywhere } from '../evidence/plant-everywhere.ts';
import { balanceOf, emptyBank, refusal, type TestBank } from '../helpers.ts';
import { yesterdaysTill } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

let bank: TestBank;
let today: string;
beforeAll(async () => {
  bank = await emptyBank();
  // A bank has no business day on a Sunday.
  today = await businessDay(bank, wallClock(new Date()).date);
  expect(await seed(bank, 0)).toBe('the demo bank has 516 accounts');
}, 300_000);
afterAll(() => bank.close());

const all = async <R extends object>(rows: PromiseLike<R[]>): Promise<R[]> => (await rows).map((row) => ({ ...row }));

test('its books hold from the first minute', () => expectSoundBooks(bank));

test('a row of any table that is evidence is named where its owner changes it or takes it away', async () => {
  const done = await plantEverywhere(bank.ownerUrl);
  const wrong = done.filter(({ deed, said }) => said.join() !== (deed === 'changed' ? 'BERUBAH' : 'HILANG'));
  expect(wrong).toEqual([]);
  // As many tables as the demo bank fills: their rows were really touched.
  expect(new Set(done.map(({ table }) => table)).size).toBeGreaterThan(100);
  expect(done.filter(({ deed }) => deed === 'changed').length).toBeGreaterThan(90);
});

test('every balance comes from an operation', async () => {
  const rows = await all(bank.owner`select operasi, count(*) > 0 as ada from journal group by 1 order by 1`);
  expect(rows.map((row) => row.operasi)).toEqual([
    'AKRUAL',
    'BATAL_STOK_BUKU',
    'BATAL_STOK_WARKAT',
    'BAYAR_GAJI',
    'BUKA_KAS',
    'ENTRI_BERKALA',
    'GAJI',
    'GANTI_BILYET',
    'GANTI_BUKU',
    'MODAL_AWAL',
    'PEMINDAHBUKUAN',
    'PENARIKAN_KHASANAH',
    'PENARIKAN_KLIRING',
    'PENCAIRAN_DEPOSITO',
    'PERINTAH_TETAP',
    // An account that went to another branch: its balance goes along, and comes from nowhere.
    'PINDAH_CABANG',
    'REVALUASI',
    'SETORAN_KHASANAH',
    'SETOR_DEPOSITO',
    'SETOR_TUNAI',
    'STOP_WARKAT',
    'TARIK_TUNAI',
    'TERBITKAN_KARTU',
    'TERBIT_BUKU',
    'TERBIT_WARKAT',
    'TERIMA_KAS',
    'TERIMA_KIRIMAN_WARKAT',
    'TERIMA_PENARIKAN_KLIRING',
    'TERIMA_STOK_BILYET',
    'TERIMA_STOK_BUKU',
    'TERIMA_STOK_WARKAT',
    'TOLAKAN_PENARIKAN_KLIRING',
    'TUTUP_KAS',
    'TUTUP_REKENING',
  ]);
});

test('three branches are open today, each closed day before has its row', async () => {
  expect(await all(bank.owner`select kode_cabang, jenis, status, accounting_date from branch order by 1`)).toEqual([
    { kode_cabang: '000', jenis: 'HO', status: 'BUKA', accounting_date: today },
    { kode_cabang: '001', jenis: 'CABANG', status: 'BUKA', accounting_date: today },
    { kode_cabang: '002', jenis: 'CABANG', status: 'BUKA', accounting_date: today },
  ]);
  const [days] = await bank.owner<
    { n: number }[]
  >`select count(*)::integer as n from branch_day where ditutup_pada is not null`;
  expect(days?.n).toBe(9);
});

test('the tour’s till is open with 50,000,000 in notes, the others are closed and empty, nothing is on its way', async () => {
  expect(
    await all(
      bank.owner`select id_user, status, saldo, batas, stok from cash_box where jenis = 'TELLER' and kode_valuta = 'IDR' order by 1`,
    ),
  ).toEqual([
    {
      id_user: 'teller1',
      status: 'BUKA',
      saldo: 5_000_000_000n,
      batas: 10_000_000_000n,
      stok: { '10000000': 250, '5000000': 300, '2000000': 250, '1000000': 300, '500000': 300, '200000': 250 },
    },
    { id_user: 'teller2', status: 'TUTUP', saldo: 0n, batas: 10_000_000_000n, stok: {} },
    { id_user: 'teller3', status: 'TUTUP', saldo: 0n, batas: 10_000_000_000n, stok: {} },
  ]);
  expect(await all(bank.owner`select 1 from handover where status = 'DIKIRIM'`)).toEqual([]);
  const [vault] = await bank.owner<{ jenis: number; saldo: bigint }[]>`
    select (select count(*)::integer from jsonb_object_keys(stok)) as jenis, saldo from cash_box where jenis = 'KHASANAH' and kode_cabang = '001' and kode_valuta = 'IDR'`;
  expect(vault?.jenis).toBe(11);
  expect(vault?.saldo).toBeGreaterThan(200_000_000_000n);
});

test('dollars lie in a vault and a till, on a few accounts, at rates of every demo day', async () => {
  expect(
    await all(bank.owner`select kode_kas, status, saldo from cash_box where kode_valuta = 'USD' order by 1`),
  ).toEqual([
    { kode_kas: 'KHSUSD', status: 'BUKA', saldo: 10_620_000n },
    { kode_kas: 'TLR01USD', status: 'BUKA', saldo: 760_000n },
    { kode_kas: 'TLR02USD', status: 'TUTUP', saldo: 0n },
  ]);
  const rates = await all(bank.owner<{ hari_ini: boolean; versi: number }[]>`
    select tanggal = ${today} as hari_ini, versi from exchange_rate order by tanggal`);
  expect(rates.map(({ hari_ini, versi }) => [hari_ini, versi])).toEqual([
    [false, 1],
    [false, 1],
    [false, 1],
    [true, 1],
  ]);
  const [sum] = await bank.owner<{ rekening: number; saldo: bigint }[]>`
    select count(*)::integer as rekening, sum(saldo_buku)::bigint as saldo from account join account_state using (nomor_rekening) where kode_valuta = 'USD'`;
  expect({ ...sum }).toEqual({ rekening: 4, saldo: 280_000n });
});

test('customers are whole people: identity numbers agree with birth date and sex but for the few that a manager let pass', async () => {
  const people = await bank.owner<
    { nomor_identitas: string; tanggal_lahir: string; jenis_kelamin: Sex; nik_berbeda: boolean }[]
  >`
    select nomor_identitas, tanggal_lahir, jenis_kelamin, nik_berbeda from customer where jenis = 'P' and jenis_identitas = 'KTP'`;
  expect(people).toHaveLength(496);
  for (const person of people) {
    const reading = readNik(person.nomor_identitas);
    expect(reading.ok && nikMismatches(reading.nik, person)).toEqual(person.nik_berbeda ? ['tanggal_lahir'] : []);
  }
  expect(people.filter(({ nik_berbeda }) => nik_berbeda)).toHaveLength(4);
  expect(new Set(people.map((person) => person.nomor_identitas)).size).toBe(496);
  const taxed = await bank.owner<{ nomor_npwp: string; jenis: string }[]>`
    select nomor_npwp, jenis from customer where nomor_npwp is not null`;
  expect(taxed.filter(({ nomor_npwp }) => !readNpwp(nomor_npwp).ok)).toEqual([]);
  expect(taxed.filter(({ jenis }) => jenis === 'B')).toHaveLength(60);
  expect(taxed.length).toBeGreaterThan(90);
});

test('500 people and 60 entities, each filed by a clerk and an officer of the branch, with rating and review date', async () => {
  expect(
    await all(bank.owner`
    select c.jenis, count(*)::integer as n, count(*) filter (where c.resiko is null or c.tanggal_tinjau is null or c.tanggal_buka is null)::integer as tanpa,
      count(*) filter (where coalesce(p.pekerjaan, e.bidang_usaha, '') = '')::integer as kosong,
      count(*) filter (where v.pembuat is distinct from case c.kode_cabang when '001' then 'cs1' else 'cs2' end or v.disetujui_oleh is null
        or v.disetujui_oleh = v.pembuat)::integer as sendiri
    from customer c left join customer_person p using (nomor_nasabah) left join customer_entity e using (nomor_nasabah)
    left join lateral (select * from record_version v where v.jenis = 'customer' and v.kunci = c.nomor_nasabah order by v.versi desc limit 1) v on true
    group by 1 order by 1`),
  ).toEqual([
    { jenis: 'B', n: 60, tanpa: 0, kosong: 0, sendiri: 0 },
    { jenis: 'P', n: 500, tanpa: 0, kosong: 0, sendiri: 0 },
  ]);
  const rows = await all(bank.owner<{ jenis: string; resiko: string; pep: boolean; n: number }[]>`
    select jenis, resiko, pep, count(*)::integer as n from customer group by 1, 2, 3 order by 1, 2, 3`);
  expect(rows.map(({ n: _, ...row }) => row)).toEqual(
    ['B', 'P'].flatMap((jenis) => [
      { jenis, resiko: 'MENENGAH', pep: false },
      { jenis, resiko: 'RENDAH', pep: false },
      { jenis, resiko: 'TINGGI', pep: false },
      { jenis, resiko: 'TINGGI', pep: true },
    ]),
  );
  const [minors] = await bank.owner<{ n: number; wali: number }[]>`
    select count(*)::integer as n, count(*) filter (where exists (
        select from customer_relation r where r.nomor_nasabah = c.nomor_nasabah and r.peran = 'WALI' and r.pihak is not null))::integer as wali
    from customer c where c.tanggal_lahir > ${today}::date - interval '17 years'`;
  expect({ ...minors }).toEqual({ n: 9, wali: 9 });
  const [since] = await bank.owner<{ n: number }[]>`
    select count(*)::integer as n from account a join customer c using (nomor_nasabah) where a.tanggal_buka < c.tanggal_buka`;
  expect(since?.n).toBe(0);
});

test('some stand in the books twice, by an older system or because a manager let them pass', async () => {
  const found = (jenis: string) =>
    all(bank.owner<{ nilai: number; n: number }[]>`
      select nilai, count(*)::integer as n from likely_duplicates(${jenis}) group by 1 order by 1`);
  expect(await found('P')).toEqual([
    { nilai: 70, n: 9 },
    { nilai: 100, n: 3 },
  ]);
  expect(await found('B')).toEqual([
    { nilai: 70, n: 1 },
    { nilai: 100, n: 1 },
  ]);
});

test('accounts are in every state, and the one of the tour is there', async () => {
  const rows = await bank.owner<{ nomor_rekening: string; status: string; blokir: string }[]>`
    select nomor_rekening, status, blokir from account join account_state using (nomor_rekening)`;
  expect(rows.every((row) => isAccountNumber(row.nomor_rekening))).toBe(true);
  expect([...new Set(rows.map((row) => row.status))].sort()).toEqual([
    'AKTIF',
    'DORMAN',
    'PENUTUPAN',
    'TIDAK_AKTIF',
    'TUTUP',
  ]);
  expect([...new Set(rows.map((row) => row.blokir))].sort()).toEqual(['', 'D', 'K', 'T']);
  const [few] = await bank.owner<{ minimum: number; tahanan: number }[]>`
    select count(*) filter (where saldo_buku between saldo_minimum and saldo_minimum + 5000000)::integer as minimum,
           count(*) filter (where saldo_ditahan > 0)::integer as tahanan from account_state where status = 'AKTIF'`;
  expect(few?.minimum).toBeGreaterThan(5);
  expect(few?.tahanan).toBeGreaterThan(5);
  expect(
    await all(bank.owner`
    select a.nama_rekening, a.kode_produk, a.kode_cabang, s.status from account a join account_state s using (nomor_rekening)
    where a.nomor_rekening = '001120000454'`),
  ).toEqual([{ nama_rekening: 'Bambang Wicaksono', kode_produk: '12', kode_cabang: '001', status: 'AKTIF' }]);
  expect(await balanceOf(bank, '001120000454')).toBe(1_240_000_000n);
});

test('dates match the states: inactive past 360 days, dormant past 1,800', async () => {
  const rows = await all(bank.owner`
    select s.status, min(b.accounting_date - s.tanggal_aktivitas) as sejak, bool_and(a.tanggal_buka <= s.tanggal_aktivitas) as urut
    from account_state s join account a using (nomor_rekening) join branch b using (kode_cabang)
    where s.status in ('TIDAK_AKTIF', 'DORMAN') group by 1 order by 1`);
  expect(rows).toEqual([
    { status: 'DORMAN', sejak: 1_950, urut: true },
    { status: 'TIDAK_AKTIF', sejak: 365, urut: true },
  ]);
});

test('cards lie in the drawer and are in every state', async () => {
  expect(
    await all(bank.owner`select status, sebab, count(*)::integer as n from card group by 1, 2 order by 1, 2`),
  ).toEqual([
    { status: 'AKTIF', sebab: 'BARU', n: 2 },
    { status: 'AKTIF', sebab: 'HILANG', n: 1 },
    { status: 'BLOKIR', sebab: 'BARU', n: 2 },
    { status: 'DIMINTA', sebab: 'BARU', n: 1 },
    { status: 'TERBIT', sebab: 'BARU', n: 1 },
    { status: 'TUTUP', sebab: 'BARU', n: 2 },
  ]);
  const [drawer] = await all(
    bank.owner`select count(*)::integer as n from card_stock t where not exists (select from card c where c.nomor_seri = t.nomor_seri)`,
  );
  expect(drawer).toEqual({ n: 9 });
});

test('items stand in the inboxes in every state, made by the workflow', async () => {
  expect(
    await all(bank.owner`
    select jenis, flow_state, count(*)::integer as n from flow_instance group by 1, 2 order by 1, 2`),
  ).toEqual([
    { jenis: 'DATA', flow_state: 'APPROVED', n: 612 },
    { jenis: 'DATA', flow_state: 'DRAFT', n: 2 },
    { jenis: 'DATA', flow_state: 'REJECTED', n: 1 },
    { jenis: 'DATA', flow_state: 'RETURNED', n: 1 },
    { jenis: 'DATA', flow_state: 'WAITING', n: 10 },
    { jenis: 'FLOW', flow_state: 'APPROVED', n: 12 },
    { jenis: 'FLOW', flow_state: 'DRAFT', n: 1 },
    { jenis: 'FLOW', flow_state: 'REJECTED', n: 1 },
    { jenis: 'FLOW', flow_state: 'RETURNED', n: 1 },
    { jenis: 'FLOW', flow_state: 'WAITING', n: 4 },
  ]);
});

test('customer service has opened accounts of every kind today, which await their first deposits', async () => {
  expect(
    await all(bank.owner`
      select a.kode_produk, c.jenis, a.cara_tanda_tangan, s.seq, (select string_agg(p.peran, ',' order by p.peran) from account_party p
        where p.nomor_rekening = a.nomor_rekening) as pihak
      from account a join account_state s using (nomor_rekening) join customer c using (nomor_nasabah)
      join record_version v on v.jenis = 'account' and v.kunci = a.nomor_rekening and v.aksi = 'BUAT'
      where a.tanggal_buka = ${today} and a.kode_produk <> '14' order by 1, 2, 3`),
  ).toEqual([
    { kode_produk: '01', jenis: 'B', cara_tanda_tangan: 'DAN', seq: 0, pihak: 'PEMILIK' },
    { kode_produk: '01', jenis: 'P', cara_tanda_tangan: 'SENDIRI', seq: 0, pihak: 'PEMILIK' },
    { kode_produk: '11', jenis: 'P', cara_tanda_tangan: 'ATAU', seq: 0, pihak: 'PEMILIK,PEMILIK' },
    { kode_produk: '11', jenis: 'P', cara_tanda_tangan: 'SENDIRI', seq: 0, pihak: 'PEMILIK,WALI' },
    { kode_produk: '12', jenis: 'P', cara_tanda_tangan: 'DAN', seq: 0, pihak: 'PEMILIK,PEMILIK' },
    { kode_produk: '13', jenis: 'P', cara_tanda_tangan: 'SENDIRI', seq: 0, pihak: 'PEMILIK' },
  ]);
});

test('the supervisor is a customer of the bank', async () => {
  expect(
    await all(bank.owner`
    select c.nama_nasabah = u.nama_user as sama from app_user u join customer c using (nomor_nasabah) where u.id_user = 'supervisor1'`),
  ).toEqual([{ sama: true }]);
});

test('running balances of each cash box come in its own order, from its first movement on', async () => {
  const [chain] = await bank.owner<{ baris: number; putus: number; lompat: number; sisa: number }[]>`
    with m as (
      select id_kas, seq, masuk, keluar, saldo, lag(saldo, 1, 0::bigint) over w as semula, row_number() over w as urut,
             first_value(saldo) over (partition by id_kas order by seq desc) as akhir
      from cash_movement window w as (partition by id_kas order by seq)
    )
    select count(*)::integer as baris, (count(*) filter (where saldo <> semula + masuk - keluar))::integer as putus,
           (count(*) filter (where seq <> urut))::integer as lompat,
           (count(*) filter (where akhir <> (select k.saldo from cash_box k where k.id_kas = m.id_kas)))::integer as sisa
    from m`;
  expect(chain?.baris).toBeGreaterThan(500);
  expect({ ...chain }).toMatchObject({ putus: 0, lompat: 0, sisa: 0 });
});

test('above 2,000,000,000 a cash item is for the two of head office: one alone does not post it', async () => {
  const item = { nomor_rekening: '001120000454', nominal: '2100000000.00', pecahan: toRows({ '100000': 21_000 }) };
  const act = async (user: string, actionType: string, idFlow = '') =>
    processFlow(
      await as(bank, user),
      operations,
      {
        ...emptySubmit,
        ...(await seenItem(bank, idFlow)),
        flowCode: 'SETOR_TUNAI',
        flowState: idFlow === '' ? '' : 'WAITING',
        idFlow,
        actionType,
      },
      idFlow === '' ? JSON.stringify(item) : '',
    );
  const stateOf = async (id: string) =>
    all(bank.owner`
      select flow_state, journal_id is not null as dibukukan,
             array(select s.id_user from flow_step s where s.id_flow = f.id_flow and s.aksi = 'APPROVE' order by s.urut) as oleh
      from flow_instance f where id_flow = ${id}`);
  const { id_flow } = await act('teller1', 'SUBMIT');
  await refusal(act('manager1', 'APPROVE', id_flow), 'APPROVER_LIMIT');
  expect(await stateOf(id_flow)).toEqual([{ flow_state: 'WAITING', dibukukan: false, oleh: [] }]);
  await act('finance2', 'APPROVE', id_flow);
  expect(await stateOf(id_flow)).toEqual([{ flow_state: 'WAITING', dibukukan: false, oleh: ['finance2'] }]);
  expect(await balanceOf(bank, '001120000454')).toBe(1_240_000_000n);
  await act('finance3', 'APPROVE', id_flow);
  expect(await stateOf(id_flow)).toEqual([{ flow_state: 'APPROVED', dibukukan: true, oleh: ['finance2', 'finance3'] }]);
  expect(await balanceOf(bank, '001120000454')).toBe(1_240_000_000n + 210_000_000_000n);
  await expectSoundBooks(bank);
});

test('a second seed changes nothing; asked for more, it adds accounts with a deposit each', async () => {
  const counts = async () =>
    all(
      bank.owner`select (select count(*)::integer from account) as rekening, (select count(*)::integer from journal) as jurnal`,
    );
  const before = await counts();
  expect(await seed(bank, 0)).toBe('the bank is there already');
  expect(await counts()).toEqual(before);
  expect(await seed(bank, 40)).toBe('the demo bank has 556 accounts');
  const [added] = await bank.owner<{ n: number }[]>`
    select count(*)::integer as n from account a join account_state s using (nomor_rekening) join journal j on j.rekening = a.nomor_rekening
    where j.tanggal = ${today} and j.operasi = 'SETOR_TUNAI' and j.id_user in ('teller2', 'teller3') and s.saldo_buku = j.nominal`;
  expect(added?.n).toBe(40);
  await expectSoundBooks(bank);
});

test('a difference stands on the teller whose till it is, shortage and overage alike', async () => {
  for (const [teller, headTeller, counted, selisih] of [
    ['teller2', 'headteller1', 2, '-100000.00'],
    ['teller3', 'headteller2', 4, '100000.00'],
  ] as const) {
    await yesterdaysTill(bank, teller);
    await openCounter(bank, { teller, headTeller }, { '100000': 3 });
    const count = {
      kode_valuta: 'IDR',
      pecahan: toRows({ '100000': counted }),
      selisih,
      keterangan: 'Selisih selembar',
    };
    for (const dry_run of ['T', 'T']) {
      await closeTillOrCompare(await as(bank, teller), { ...count, token_override: '', dry_run });
    }
    await post(bank, teller, closeTill, count);
  }
  const lines = await all(bank.owner`
    select kode_gl, jumlah, sub from journal_line where kode_gl in ('112003', '201005') order by kode_gl`);
  expect(lines).toEqual([
    { kode_gl: '112003', jumlah: 10_000_000n, sub: 'teller2' },
    { kode_gl: '201005', jumlah: -10_000_000n, sub: 'teller3' },
  ]);
  await expectSoundBooks(bank);
});

test('a bank left half built is not taken for a whole one', async () => {
  await bank.owner`update parameter set nilai = 'MULAI' where nama = 'bank_demo'`;
  await expect(seed(bank, 0)).rejects.toThrow('half built');
});

test('cheque books are there in every state, with cheques that are not in order', async () => {
  const states = async (table: string) =>
    (await bank.owner.unsafe<{ status: string }[]>(`select distinct status from ${table} order by 1`)).map(
      ({ status }) => status,
    );
  expect(await states('warkat_book')).toEqual([
    'AKTIF',
    'DIKIRIM',
    'DITERBITKAN',
    'RUSAK',
    'STOK_CABANG',
    'STOK_PUSAT',
  ]);
  expect(await states('warkat_leaf')).toEqual(
    expect.arrayContaining(['AKTIF', 'DIBATALKAN', 'DITERBITKAN', 'HILANG', 'RUSAK']),
  );
});

test('passbooks are there in every state, and one waits to be printed', async () => {
  const rows = bank.owner`
    select status, count(*)::integer as jumlah from passbook where kode_cabang = '001' group by status order by status`;
  expect(await all(rows)).toEqual([
    { status: 'AKTIF', jumlah: 5 },
    { status: 'BATAL', jumlah: 1 },
    { status: 'DIGANTI', jumlah: 1 },
    { status: 'HILANG', jumlah: 1 },
    { status: 'PENUH', jumlah: 1 },
    { status: 'RUSAK', jumlah: 1 },
    { status: 'STOK', jumlah: 50 },
  ]);
});

test('deposits are there in every state that a day can bring, each with the certificate that belongs to it', async () => {
  const deposits = bank.owner`
    select d.status, count(*)::integer as jumlah, sum(d.nominal)::bigint as nominal, sum(s.saldo_buku)::bigint as saldo
    from deposit d join account_state s using (nomor_rekening) group by 1 order by 1`;
  expect(await all(deposits)).toEqual([
    { status: 'AKTIF', jumlah: 4, nominal: 1_200_000_000n, saldo: 1_200_000_000n },
    { status: 'DICAIRKAN_DINI', jumlah: 1, nominal: 300_000_000n, saldo: 0n },
    { status: 'TERDAFTAR', jumlah: 1, nominal: 300_000_000n, saldo: 0n },
  ]);
  const papers = bank.owner`select status, count(*)::integer as jumlah from bilyet group by 1 order by 1`;
  expect(await all(papers)).toEqual([
    { status: 'BERLAKU', jumlah: 4 },
    { status: 'DITERIMA_KEMBALI', jumlah: 1 },
    { status: 'DI_TANGAN', jumlah: 24 },
    { status: 'HILANG', jumlah: 1 },
    { status: 'STOK', jumlah: 30 },
  ]);
  const waiting = bank.owner`
    select flow_state, count(*)::integer as jumlah from flow_instance
    where flow_code like 'REGISTRASI_DEPOSITO%' and flow_state <> 'POSTED' group by 1 order by 1`;
  expect((await all(waiting)).filter(({ flow_state }) => flow_state === 'WAITING')).toEqual([
    { flow_state: 'WAITING', jumlah: 1 },
  ]);
});

test('every state an account can be in is shown by an account of the bank', async () => {
  const [shown] = await bank.owner`
    select count(*) filter (where s.status = 'AKTIF' and s.blokir = '')::integer as aktif,
      count(*) filter (where s.status = 'TIDAK_AKTIF')::integer as tidak_aktif,
      count(*) filter (where s.status = 'DORMAN')::integer as dorman,
      count(*) filter (where s.status = 'TUTUP')::integer as tutup,
      count(*) filter (where s.status = 'PENUTUPAN')::integer as penutupan,
      count(*) filter (where s.blokir = 'D')::integer as blokir_d,
      count(*) filter (where s.blokir = 'K')::integer as blokir_k,
      count(*) filter (where s.blokir = 'T')::integer as blokir_t,
      count(*) filter (where s.blokir_resmi <> '')::integer as blokir_resmi,
      count(*) filter (where s.saldo_ditahan > 0)::integer as ditahan,
      count(*) filter (where exists (select from account_hold h where h.nomor_rekening = a.nomor_rekening and h.dilepas between 1 and h.jumlah - 1))::integer as dilepas_sebagian,
      count(*) filter (where a.cara_tanda_tangan = 'DAN')::integer as bersama_dan,
      count(*) filter (where a.cara_tanda_tangan = 'ATAU')::integer as bersama_atau,
      count(*) filter (where exists (select from account_party p where p.nomor_rekening = a.nomor_rekening and p.peran = 'WALI'))::integer as di_bawah_umur,
      count(*) filter (where exists (select from passbook b where b.nomor_rekening = a.nomor_rekening and b.status = 'PENUH'))::integer as buku_penuh,
      count(*) filter (where exists (select from passbook b where b.nomor_rekening = a.nomor_rekening and b.status = 'HILANG'))::integer as buku_hilang,
      count(*) filter (where exists (select from passbook b where b.nomor_rekening = a.nomor_rekening and b.status = 'RUSAK'))::integer as buku_rusak
    from account a join account_state s using (nomor_rekening)`;
  expect(Object.entries(shown ?? {}).filter(([, count]) => !(count > 0))).toEqual([]);
});

test('statements were made today; one left the bank on paper and as a file', async () => {
  expect(
    await all(bank.owner`
      select s.id_user, s.gratis_ke, (select string_agg(c.bentuk, ',' order by c.ke) from printed_copy c where c.nomor = s.nomor) as salinan
      from statement s order by s.nomor_rekening`),
  ).toEqual([
    { id_user: 'cs1', gratis_ke: 1, salinan: 'KERTAS,PDF' },
    { id_user: 'cs1', gratis_ke: 1, salinan: null },
  ]);
});

test('standing orders are there in every state, with every outcome of a due date', async () => {
  expect(
    await all(bank.owner`
      select golongan, status, sebab_status, count(*)::integer as n from standing_order group by 1, 2, 3 order by 1, 2, 3`),
  ).toEqual([
    { golongan: 'ATS', status: 'AKTIF', sebab_status: '', n: 1 },
    { golongan: 'SI', status: 'AKTIF', sebab_status: '', n: 7 },
    { golongan: 'SI', status: 'DIAKHIRI', sebab_status: 'Nasabah mencabut perintah', n: 1 },
    { golongan: 'SI', status: 'DITANGGUHKAN', sebab_status: 'GAGAL', n: 1 },
    { golongan: 'SI', status: 'SELESAI', sebab_status: '', n: 1 },
  ]);
  expect(
    await all(bank.owner`
      select o.berita, d.status, count(*)::integer as n, max(d.percobaan) as percobaan from standing_order_due d join standing_order o using (nomor_perintah)
      where o.golongan = 'SI' and o.periode <> 'AKHIR_BULAN' group by 1, 2 order by 1, 2`),
  ).toEqual([
    { berita: 'Angsuran rumah', status: 'SEBAGIAN', n: 1, percobaan: 1 },
    // It failed at its end of day and was paid today by two persons.
    { berita: 'Arisan keluarga', status: 'BERHASIL', n: 1, percobaan: 2 },
    { berita: 'Iuran sekali', status: 'BERHASIL', n: 1, percobaan: 1 },
    { berita: 'Pelunasan mobil', status: 'DICOBA_LAGI', n: 1, percobaan: 3 },
    { berita: 'Sewa toko', status: 'GAGAL', n: 3, percobaan: 1 },
    { berita: 'Tabungan kurban', status: 'BERHASIL', n: 3, percobaan: 1 },
    { berita: 'Uang les', status: 'GAGAL', n: 1, percobaan: 1 },
    { berita: 'Uang pangkal kuliah', status: 'GAGAL', n: 1, percobaan: 1 },
    { berita: 'Uang saku', status: 'BERHASIL', n: 3, percobaan: 1 },
  ]);
  const [stored] = await bank.owner<{ n: number }[]>`
    select count(*)::integer as n from standing_order_due d join standing_order o using (nomor_perintah) where o.golongan = 'ATS' and d.status = 'BERHASIL'`;
  expect(stored?.n).toBe(1);
  expect(
    await all(bank.owner`
      select flow_code, count(*)::integer as n from flow_instance
      where flow_code in ('SIMPAN_SI', 'STATUS_PERINTAH') and flow_state = 'WAITING' group by 1 order by 1`),
  ).toEqual([
    { flow_code: 'SIMPAN_SI', n: 1 },
    { flow_code: 'STATUS_PERINTAH', n: 1 },
  ]);
});

test('branch 001 has an entry from a template, one posted by its end of day, and one that waits for its amounts', async () => {
  expect(await all(bank.owner`select nama, lingkup, pemegang, aktif from entry_template`)).toEqual([
    { nama: 'Listrik dan air kantor', lingkup: 'CABANG', pemegang: '001', aktif: true },
  ]);
  expect(
    await all(bank.owner`
      select p.nama, p.status, d.status as jatuh, d.journal_id is not null as dibukukan
      from periodic_entry p join periodic_entry_due d using (nomor_berkala) order by p.nomor_berkala`),
  ).toEqual([
    { nama: 'Sewa gedung kantor', status: 'AKTIF', jatuh: 'DIBUKUKAN', dibukukan: true },
    { nama: 'Telepon dan internet', status: 'AKTIF', jatuh: 'MENUNGGU', dibukukan: false },
  ]);
});
