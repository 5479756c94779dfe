import { createHash } from 'node:crypto';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleSlips } from '#core/books/reports/pack/vouchers.ts';
import type { DaySlip } from '#documents/bundle/bundle.ts';
import { compareHeads, readPack } from '#documents/pack/verify-pack.mjs';
import type { PackManifest, PackProof } from '#lib/books/reports/pack.ts';
import { rupiahMinor } from '#lib/money.ts';
import { sentFile } from '../../customers/records/stored-files.ts';
import { refusal } from '../../helpers.ts';
import { reportBank } from './report-bank.ts';

const bank = await reportBank();
const { ask, work, job, content, owner } = bank;

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

interface Days {
  readonly awal: string;
  readonly akhir: string;
}
let days: Days;

/** Waits until everything is chained, also the work that began in other banks of the same server while ours was seeded. */
const chained = () =>
  vi.waitFor(
    async () => {
      await owner`select append_audit_chain(10000)`;
      const [row] = await owner<{ n: number }[]>`
        select count(*)::integer as n from journal j where not exists (select from audit_chain c where c.audit_id = j.id and c.jenis = 'J')`;
      expect(row?.n).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );

beforeAll(async () => {
  await chained();
  const [row] = await owner<Days[]>`select min(tanggal) as awal, max(tanggal) as akhir from journal`;
  if (!row) throw new Error('the bank has no journals');
  days = row;
});

type Question = Readonly<Record<string, string>>;

const asked = (over: Question): Question => ({
  kode_cabang: '*',
  tanggal_awal: days.awal,
  tanggal_akhir: days.akhir,
  ...over,
});

const request = (idUser: string, over: Question) =>
  ask(idUser, { jenis: 'PAKET', kode: 'AUDITOR', bentuk: 'ZIP', tanya: asked(over) });

/** The pack of a question, made and taken home. */
async function packOf(over: Question): Promise<Uint8Array> {
  const { id } = await request('auditor1', over);
  await work(id);
  const made = await job(id);
  expect(made).toMatchObject({ status: 'SIAP' });
  return content(made?.kunci ?? '');
}

const manifestOf = (pack: Uint8Array): PackManifest =>
  JSON.parse(strFromU8(unzipSync(pack)['manifest.json'] ?? new Uint8Array()));
const proofsOf = (pack: Uint8Array, name: string): PackProof[] =>
  strFromU8(unzipSync(pack)[`bukti/${name}.jsonl`] ?? new Uint8Array())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('a pack', () => {
  test('drawn by a seed is the same for everybody, proves each journal by its link, and checks alone', async () => {
    const pack = await packOf({ cara: 'ACAK', jumlah: '3', benih: 'audit 2026' });
    const expected = await owner<{ nomor: string }[]>`
      select reference_number(kode_cabang, tanggal, id) as nomor from journal
      order by sha256(convert_to('audit 2026:' || id, 'UTF8')) limit 3`;
    const manifest = manifestOf(pack);
    expect(manifest.sampel).toEqual(expected.map(({ nomor }) => nomor));
    const [population] = await owner<{ n: bigint }[]>`select count(*) as n from journal`;
    expect(manifest.populasi).toBe(population?.n.toString());
    const proofs = proofsOf(pack, 'jurnal');
    const links = await owner<{ posisi: bigint; hash: string }[]>`
      select posisi, encode(hash, 'hex') as hash from audit_chain where audit_id = any (${proofs.map(({ id }) => id)}::bigint[]) and jenis = 'J'`;
    expect(new Map(proofs.map(({ posisi, hash }) => [posisi, hash]))).toEqual(
      new Map(links.map(({ posisi, hash }) => [posisi.toString(), hash])),
    );
    const read = readPack(pack);
    expect(typeof read).not.toBe('string');
    expect(
      strFromU8(unzipSync(pack)['jurnal.csv'] ?? new Uint8Array())
        .trim()
        .split('\r\n'),
    ).toHaveLength(4);
  });

  test('brings the vouchers of its journals, in its order, each side with its amount in words, masked for its reader', async () => {
    const pack = await packOf({ cara: 'ACAK', jumlah: '3', benih: 'voucher' });
    const bytes = unzipSync(pack)['voucher.pdf'] ?? new Uint8Array();
    expect(manifestOf(pack).berkas).toContainEqual({
      nama: 'voucher.pdf',
      ukuran: bytes.length,
      sha256: sha256(bytes),
    });
    const { sampel } = manifestOf(pack);
    expect(strFromU8(bytes.subarray(0, 5))).toBe('%PDF-');
    const rows = await owner<{ id: bigint; tanggal: string; nomor: string; kode_cabang: string }[]>`
      select id, tanggal, kode_cabang, reference_number(kode_cabang, tanggal, id) as nomor from journal`;
    const sample = sampel.flatMap((nomor_referensi) =>
      rows.filter(({ nomor }) => nomor === nomor_referensi).map((row) => ({ ...row, nomor_referensi, id_flow: null })),
    );
    const slips: DaySlip[] = [];
    for await (const batch of sampleSlips(bank.app, sample, (field, text) => `${field} ${text.slice(-4)}`))
      slips.push(...batch);
    expect(slips.map(({ nomor_referensi }) => nomor_referensi)).toEqual(sampel);
    for (const { voucher } of slips) {
      const sum = (sisi: string) =>
        voucher.filter((each) => each.sisi === sisi).reduce((all, each) => all + rupiahMinor(each.jumlah), 0n);
      expect(sum('D')).toBeGreaterThan(0n);
      expect(sum('D')).toBe(sum('K'));
    }
    const numbers = slips.flatMap(({ voucher }) =>
      voucher.flatMap(({ baris }) => baris.map((row) => row.nomor_rekening)),
    );
    expect(numbers.filter(Boolean).every((text) => /^nomor_rekening \d{4}$/.test(text))).toBe(true);
    expect(numbers.some(Boolean)).toBe(true);
  });

  test('of an amount holds every journal from it on and none below', async () => {
    const [row] = await owner<{ batas: bigint }[]>`
      select percentile_disc(0.5) within group (order by nominal) as batas from journal where kode_valuta = 'IDR' and nominal > 0`;
    const batas = row?.batas ?? 0n;
    const pack = await packOf({ cara: 'DI_ATAS', nominal: `${batas / 100n}.${String(batas % 100n).padStart(2, '0')}` });
    const expected = await owner<{ nomor: string }[]>`
      select reference_number(kode_cabang, tanggal, id) as nomor from journal where kode_valuta = 'IDR' and nominal >= ${batas}`;
    const idr = new Set(expected.map(({ nomor }) => nomor));
    const sample = manifestOf(pack).sampel;
    expect([...idr].filter((nomor) => !sample.includes(nomor))).toEqual([]);
    const rest = sample.filter((nomor) => !idr.has(nomor));
    const [foreign] = await owner<{ n: number }[]>`
      select count(*)::integer as n from journal where kode_valuta <> 'IDR' and reference_number(kode_cabang, tanggal, id) = any (${rest}::text[])`;
    expect(foreign?.n).toBe(rest.length);
  });

  test('of a user brings the journals, approvals and trail of that user', async () => {
    const [someone] = await owner<
      { id_user: string }[]
    >`select id_user from journal group by 1 order by count(*) desc, 1 limit 1`;
    const id_user = someone?.id_user ?? '';
    const pack = await packOf({ cara: 'PENGGUNA', id_user });
    const expected = await owner<{ nomor: string }[]>`
      select reference_number(kode_cabang, tanggal, id) as nomor from journal where ${id_user} in (id_user, user_otorisasi, pelaku) order by tanggal, id`;
    expect(manifestOf(pack).sampel).toEqual(expected.map(({ nomor }) => nomor));
    const trail = await owner<{ id: bigint }[]>`
      select id from audit_log where id_user = ${id_user} and waktu >= ${days.awal}::date and waktu < ${days.akhir}::date + 1 order by id`;
    const proved = new Set(proofsOf(pack, 'jejak').map(({ id }) => id));
    expect(trail.filter(({ id }) => !proved.has(id.toString()))).toEqual([]);
  });
});

describe('a changed pack is reported', () => {
  test('a changed content, a changed file, a file more, another order: each by name; the pack itself is whole', async () => {
    const pack = await packOf({ cara: 'ACAK', jumlah: '2', benih: 'x' });
    expect(typeof readPack(pack)).not.toBe('string');
    const files = unzipSync(pack);
    const manifest = manifestOf(pack);
    /** Makes a pack whose list fits again after a file was changed: only the hashes in the chain show it. */
    const relisted = (change: Readonly<Record<string, Uint8Array>>, over: Partial<PackManifest> = {}) => {
      const next = { ...files, ...change };
      const berkas = manifest.berkas.map((file) => {
        const bytes = next[file.nama] ?? new Uint8Array();
        return { ...file, ukuran: bytes.length, sha256: sha256(bytes) };
      });
      const list = Buffer.from(JSON.stringify({ ...manifest, berkas, ...over }));
      return readPack(zipSync({ ...next, 'manifest.json': list }));
    };
    const csv = Buffer.from(`${strFromU8(files['jurnal.csv'] ?? new Uint8Array())}x`);
    expect(readPack(zipSync({ ...files, 'jurnal.csv': csv }))).toBe('jurnal.csv was changed');
    const slips = files['voucher.pdf'] ?? new Uint8Array();
    expect(readPack(zipSync({ ...files, 'voucher.pdf': slips.subarray(0, slips.length - 1) }))).toBe(
      'voucher.pdf was changed',
    );
    expect(readPack(zipSync({ ...files, 'lain.txt': Buffer.from('x') }))).toBe('lain.txt is not on its list');
    const lines = strFromU8(files['bukti/jurnal.jsonl'] ?? new Uint8Array());
    const first = JSON.parse(lines.split('\n')[0] ?? '') as PackProof;
    const changed = lines.replace(first.hash, sha256('x'));
    expect(relisted({ 'bukti/jurnal.jsonl': Buffer.from(changed) })).toMatch(/^(?:the link|the content) of J\d+ /);
    expect(relisted({ 'bukti/jurnal.jsonl': Buffer.from(lines.slice(lines.indexOf('\n') + 1)) })).toMatch(
      /^journal \d+ has no proof$/,
    );
    expect(relisted({}, { sampel: [...manifest.sampel].reverse() })).toBe(
      'its sample is not in the order in which the seed draws it',
    );
    expect(readPack(pack.subarray(0, pack.length - 40))).toBe('it is no archive, or a cut one');
    const table = strFromU8(files['baris.csv'] ?? new Uint8Array());
    const [, leg = ''] = table.split('\r\n');
    const other = leg.replace(/"(\d+)(\.\d\d)"/, '"9$1$2"');
    expect(relisted({ 'baris.csv': Buffer.from(table.replace(leg, other)) })).toMatch(
      /^baris\.csv: (?:debet|kredit) of \d+, line 1, is not what its proof says$/,
    );
    expect(relisted({ 'baris.csv': Buffer.from(table.replace(`${leg}\r\n`, '')) })).toMatch(
      /^baris\.csv: \d+ has other lines than its proof$/,
    );
    const heads = strFromU8(files['jurnal.csv'] ?? new Uint8Array());
    const maker = /^(.*?"[A-Z_]+","\d{3}",")(\w+)/m;
    expect(relisted({ 'jurnal.csv': Buffer.from(heads.replace(maker, '$1lain')) })).toMatch(
      /^jurnal\.csv: id_user of \d+ is not what its proof says$/,
    );
    expect(typeof relisted({})).not.toBe('string');
  });

  test('heads outside the database tie a pack to its bank where they match its links, and nowhere else', async () => {
    const pack = readPack(await packOf({ cara: 'ACAK', jumlah: '2', benih: 'x' }));
    if (typeof pack === 'string') throw new Error(pack);
    const [link] = [...pack.links.values()];
    const anchorLine = (posisi = '', kepala = '') => `${JSON.stringify({ posisi, kepala })}\n`;
    expect(compareHeads(pack, anchorLine(link?.posisi, link?.hash) + anchorLine('999999999', 'a'))).toBe(1);
    expect(compareHeads(pack, anchorLine(link?.posisi, 'a'.repeat(64)))).toBe(
      `the head kept outside at position ${link?.posisi} is another one`,
    );
    // No link proves the list's own word about the chain's end: it would be right in a forged pack too.
    const { posisi, hash } = pack.manifest.kepala;
    expect(compareHeads({ links: new Map() }, anchorLine(posisi, hash))).toBe(
      'none of the heads kept outside stands at a link of this pack',
    );
  });
});

test('the trail’s print reports a document in place of the one a journal was approved with', async () => {
  const bill = await sentFile(bank, 'backoffice1', 'LAINNYA', { mime: 'application/pdf' });
  const data = {
    ...{ jenis_debet: 'GL', nomor_debet: '603002', jenis_kredit: 'GL', nomor_kredit: '201001' },
    ...{ nominal: '88000001.00', keterangan: 'sewa gudang', lampiran: [bill] },
  };
  const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'TRANSAKSI_UMUM', seen: '', data });
  const { nomor_referensi } = await bank.flow('manager1', 'APPROVE', { idFlow: id_flow });
  await chained();
  const [{ kunci } = { kunci: '' }] = await owner<{ kunci: string }[]>`
    select kunci from stored_file where id_berkas = ${bill.id_berkas}`;
  const sample = async (bytes: string) => {
    await bank.put(kunci, Buffer.from(bytes));
    return packOf({ cara: 'DI_ATAS', nominal: '88000001.00' });
  };
  const whole = await sample('isi');
  expect(typeof readPack(whole)).not.toBe('string');
  expect(strFromU8(unzipSync(whole)[`dokumen/${bill.id_berkas}.pdf`] ?? new Uint8Array())).toBe('isi');
  expect(readPack(await sample('isu'))).toBe(
    `document ${bill.id_berkas} of journal ${nomor_referensi} is not the one it was approved with`,
  );
});

describe('the right to ask', () => {
  test('an auditor may; who works in a branch may not, and nothing is filed', async () => {
    const before = await owner`select id from report_job where jenis = 'PAKET'`;
    for (const other of ['teller1', 'backoffice1', 'manager1', 'admin1', 'finance1'])
      await refusal(request(other, { cara: 'ACAK', jumlah: '1', benih: 'y' }), 'FORBIDDEN');
    expect(await owner`select id from report_job where jenis = 'PAKET'`).toHaveLength(before.length);
    expect((await request('auditor1', { cara: 'ACAK', jumlah: '1', benih: 'y' })).status_laporan).toBe('ANTRE');
  });

  test('refuses a missing, surplus or foreign value by its field', async () => {
    for (const [over, field] of [
      [{ cara: 'ACAK', jumlah: '', benih: 'z' }, 'jumlah'],
      [{ cara: 'ACAK', jumlah: '2001', benih: 'z' }, 'jumlah'],
      [{ cara: 'ACAK', jumlah: '2', benih: '' }, 'benih'],
      [{ cara: 'ACAK', jumlah: '2', benih: 'z', nominal: '1.00' }, 'nominal'],
      [{ cara: 'PENGGUNA', id_user: 'tidakada' }, 'id_user'],
      [{ cara: 'DI_ATAS', nominal: '999999999999999.00' }, 'tanggal_awal'],
      [
        {
          cara: 'ACAK',
          jumlah: '2',
          benih: 'z',
          tanggal_awal: days.akhir,
          tanggal_akhir: days.awal === days.akhir ? '2000-01-01' : days.awal,
        },
        'tanggal_akhir',
      ],
      [{ cara: 'ACAK', jumlah: '2', benih: 'z', kode_cabang: '999' }, 'kode_cabang'],
      [{ cara: 'ACAK', jumlah: '2', benih: 'z', lain: 'x' }, 'lain'],
    ] as const) {
      const error = await refusal(request('auditor1', over as Question), 'VALIDATION');
      expect(
        error.details.violations?.map((each) => each.field),
        JSON.stringify(over),
      ).toEqual([field]);
    }
  });

  test('of one user more than a pack holds is refused by its period, not cut; a smaller one is whole', async () => {
    const [someone] = await owner<{ id_user: string }[]>`
      select j.id_user from journal j join audit_log l using (id_user) group by 1 order by count(*) desc limit 1`;
    const id_user = someone?.id_user ?? '';
    const more = (rows: number) => owner`
      insert into audit_log select (jsonb_populate_record(x.l, jsonb_build_object('id', nextval('trail_id_seq'), 'xid', pg_current_xact_id()::text::bigint, 'waktu', ${`${days.akhir} 12:00:00+07`}::timestamptz))).*
      from (select l from audit_log l where l.id_user = ${id_user} limit 1) x
      cross join generate_series(1, ${rows}::integer)`;
    const of = () => request('auditor1', { cara: 'PENGGUNA', id_user });
    const [had] = await owner<{ n: number }[]>`
      select count(*)::integer as n from audit_log where id_user = ${id_user} and waktu between ${days.awal}::date and ${days.akhir}::date + 1`;
    await more(20_000 - (had?.n ?? 0));
    expect((await of()).status_laporan).toBe('ANTRE');
    await owner`delete from report_job where jenis = 'PAKET' and status = 'ANTRE'`;
    await more(1);
    const error = await refusal(of(), 'VALIDATION');
    expect(error.details.violations).toMatchObject([{ field: 'tanggal_awal', kode: 'v.paketBanyak' }]);
  });
});
