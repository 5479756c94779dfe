import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { DECIMALS, readPack } from '#documents/pack/verify-pack.mjs';
import type { PackManifest, PackProof, PackText } from '#lib/books/reports/pack.ts';
import { currencies, fromMinor } from '#lib/money.ts';
import { makeFolder } from '../../../dev/folder.ts';
import { sentFile } from '../../customers/records/stored-files.ts';
import { reportBank } from './report-bank.ts';

const bank = await reportBank();
const { ask, work, job, content, owner } = bank;
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** An entry by hand that two persons made, with a document behind it. */
let entry: { readonly reference: string; readonly document: string };
let pack: Uint8Array;

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

/** The pack of all journals from an amount on, made for an auditor, who sees account numbers masked. */
async function packFrom(nominal: string): Promise<Uint8Array> {
  const [days] = await owner<
    { awal: string; akhir: string }[]
  >`select min(tanggal) as awal, max(tanggal) as akhir from journal`;
  const tanya = { kode_cabang: '*', tanggal_awal: days?.awal ?? '', tanggal_akhir: days?.akhir ?? '' };
  const { id } = await ask('auditor1', {
    ...{ jenis: 'PAKET', kode: 'AUDITOR', bentuk: 'ZIP' },
    tanya: { ...tanya, cara: 'DI_ATAS', nominal },
  });
  await work(id);
  const made = await job(id);
  expect(made).toMatchObject({ status: 'SIAP' });
  return content(made?.kunci ?? '');
}

beforeAll(async () => {
  const bill = await sentFile(bank, 'backoffice1', 'LAINNYA', { mime: 'application/pdf' });
  const [row] = await owner<{ rekening: string }[]>`
    select l.rekening from journal_line l join journal j on j.id = l.journal_id join account a on a.nomor_rekening = l.rekening
    where a.kode_cabang = '001' and l.jumlah < 0 and j.operasi = 'SETOR_TUNAI' limit 1`;
  const data = {
    ...{ jenis_debet: 'GL', nomor_debet: '603002', jenis_kredit: 'REKENING', nomor_kredit: row?.rekening ?? '' },
    ...{ nominal: '77000001.00', keterangan: `sewa gudang ${row?.rekening}`, lampiran: [bill] },
  };
  const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'TRANSAKSI_UMUM', seen: '', data });
  const { nomor_referensi = '' } = await bank.flow('manager1', 'APPROVE', { idFlow: id_flow });
  entry = { reference: nomor_referensi, document: bill.id_berkas };
  const [{ kunci } = { kunci: '' }] = await owner<{ kunci: string }[]>`
    select kunci from stored_file where id_berkas = ${bill.id_berkas}`;
  await bank.put(kunci, Buffer.from('isi'));
  await chained();
  pack = await packFrom('77000001.00');
});

type Files = Record<string, Uint8Array>;
const textOf = (files: Files, name: string): string => strFromU8(files[name] ?? new Uint8Array());

/** The pack after a change, its own list made to fit again; `bound` also forges the link that binds the list. */
function forged(change: (files: Files) => Record<string, string>, bound = false): Uint8Array {
  const files: Files = unzipSync(pack);
  const next: Files = { ...files };
  for (const [name, text] of Object.entries(change(files))) next[name] = Buffer.from(text);
  const manifest: PackManifest = JSON.parse(textOf(files, 'manifest.json'));
  const berkas = Object.keys(next)
    .filter((name) => name !== 'manifest.json' && name !== 'bukti/paket.json')
    .map((nama) => ({ nama, ukuran: next[nama]?.length ?? 0, sha256: sha256(next[nama] ?? '') }));
  next['manifest.json'] = Buffer.from(JSON.stringify({ ...manifest, berkas }));
  if (bound) {
    const link: { isi: string; garam?: string; sebelum: string; hash: string } = JSON.parse(
      textOf(files, 'bukti/paket.json'),
    );
    const row = JSON.parse(link.isi);
    row.rincian = {
      manifest: sha256(next['manifest.json']),
      berkas: berkas.map(({ nama, sha256: print }) => ({ nama, sha256: print })),
    };
    delete link.garam;
    link.isi = JSON.stringify(row);
    link.hash = sha256(Buffer.concat([Buffer.from(link.sebelum, 'hex'), Buffer.from(sha256(link.isi), 'hex')]));
    next['bukti/paket.json'] = Buffer.from(JSON.stringify(link));
  }
  return zipSync(next);
}

const proofs = (files: Files, name: string): PackProof[] =>
  textOf(files, `bukti/${name}.jsonl`)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const joined = (all: readonly PackProof[]): string => all.map((each) => `${JSON.stringify(each)}\n`).join('');

/** The journal's own proof, masked as its auditor sees it. */
type Masked = PackProof & { readonly kerangka: string; readonly nilai: readonly PackText[] };
const isMasked = (proof: PackProof): proof is Masked => proof.isi === null && 'kerangka' in proof;

function withJournal(files: Files, change: (proof: Masked) => PackProof): string {
  const all = proofs(files, 'jurnal');
  expect(all.filter(isMasked).length).toBeGreaterThan(0);
  return joined(all.map((proof) => (isMasked(proof) ? change(proof) : proof)));
}

describe('a pack that nobody touched', () => {
  test('passes, masked and whole: the omitted part proves the rest', async () => {
    const read = readPack(pack);
    if (typeof read === 'string') throw new Error(read);
    expect(read.unproved).toEqual([]);
    const files: Files = unzipSync(pack);
    const [journal] = proofs(files, 'jurnal').filter(isMasked);
    const hidden = journal?.nilai.filter(([, text]) => text === null) ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(([, , shown]) => shown?.includes('**'))).toBe(true);
    const [account] = await owner<{ rekening: string }[]>`
      select l.rekening from journal_line l where l.journal_id = ${BigInt(entry.reference.slice(9)).toString()}::bigint and l.rekening is not null`;
    expect(account?.rekening).toMatch(/^\d{12}$/);
    for (const name of Object.keys(files)) expect(textOf(files, name), name).not.toContain(account?.rekening);
    await owner`insert into role_menu (role_id, menu_id) select p.role_id, 'lihat-rekening' from user_role p where p.id_user = 'auditor1' on conflict do nothing`;
    forgetCaller(bank.app);
    const whole = await packFrom('77000001.00');
    await owner`delete from role_menu where menu_id = 'lihat-rekening' and role_id in (select role_id from user_role where id_user = 'auditor1')`;
    forgetCaller(bank.app);
    expect(proofs(unzipSync(whole), 'jurnal').some(isMasked)).toBe(false);
    expect(typeof readPack(whole)).not.toBe('string');
  });

  test('is bound by its list to a link of the bank’s own chain', async () => {
    const files: Files = unzipSync(pack);
    const link = JSON.parse(textOf(files, 'bukti/paket.json'));
    const [own] = await owner<{ hash: string; manifest: string }[]>`
      select encode(c.hash, 'hex') as hash, l.rincian ->> 'manifest' as manifest from audit_chain c join audit_log l on l.id = c.audit_id
      where c.posisi = ${link.posisi}::bigint and l.aksi = 'LAPORAN_DIIKAT'`;
    expect({ ...own }).toEqual({ hash: link.hash, manifest: sha256(files['manifest.json'] ?? '') });
  });

  test('amounts are written with as many decimals as the bank’s own', () => {
    for (const currency of currencies)
      expect((fromMinor(1n, currency).split('.')[1] ?? '').length).toBe(DECIMALS[currency] ?? 2);
  });
});

describe('a forged pack is named', () => {
  test('the amount of a masked journal', () => {
    const forge = (files: Files) => ({
      'bukti/jurnal.jsonl': withJournal(files, (proof) => ({
        ...proof,
        kerangka: proof.kerangka.replaceAll('7700000100', '7700000200'),
      })),
      'jurnal.csv': textOf(files, 'jurnal.csv').replace('77000001.00', '77000002.00'),
      'baris.csv': textOf(files, 'baris.csv').replaceAll('77000001.00', '77000002.00'),
    });
    expect(readPack(forged(forge))).toMatch(/^the link of J\d+ does not come of what is before it and its content$/);
  });

  test('the approver of a masked journal', () => {
    const forge = (files: Files) => ({
      'bukti/jurnal.jsonl': withJournal(files, (proof) => ({
        ...proof,
        nilai: proof.nilai.map((each): PackText => (each[1] === 'manager1' ? [each[0], 'manager9'] : each)),
      })),
      'jurnal.csv': textOf(files, 'jurnal.csv').replaceAll('manager1', 'manager9'),
    });
    expect(readPack(forged(forge))).toMatch(/^the link of J\d+ does not come of what is before it and its content$/);
  });

  test('the approver in the table alone', () => {
    const forge = (files: Files) => ({
      'jurnal.csv': textOf(files, 'jurnal.csv')
        .split('\r\n')
        .map((row) => (row.includes(entry.reference) ? row.replace('manager1', 'manager9') : row))
        .join('\r\n'),
    });
    expect(readPack(forged(forge))).toBe(`jurnal.csv: user_otorisasi of ${entry.reference} is not what its proof says`);
  });

  test('another voucher', () => {
    expect(readPack(forged(() => ({ 'voucher.pdf': '%PDF-1.4 another' })))).toBe(
      'voucher.pdf is not the one that the bank chained with this pack',
    );
  });

  test('an approval that was added to the table, and one with a link of its own', () => {
    const row = (files: Files) => textOf(files, 'persetujuan.csv').trim().split('\r\n').at(-1) ?? '';
    expect(
      readPack(
        forged((files) => ({
          'persetujuan.csv': `${textOf(files, 'persetujuan.csv')}${row(files).replace('manager1', 'manager9')}\r\n`,
        })),
      ),
    ).toBe(`persetujuan.csv: ${entry.reference} has other lines than its proof`);
    const added = (files: Files) => {
      const all = proofs(files, 'persetujuan');
      const last = all.at(-1);
      if (last === undefined || last.isi === null) throw new Error('the step is masked');
      const step = { ...JSON.parse(last.isi), id: 999_999, urut: 99, id_user: 'manager9' };
      const isi = JSON.stringify(step);
      const hash = sha256(Buffer.concat([Buffer.from(last.hash, 'hex'), Buffer.from(sha256(isi), 'hex')]));
      const { jenis, hash: sebelum } = last;
      return {
        'bukti/persetujuan.jsonl': joined([...all, { jenis, id: '999999', posisi: '999999', sebelum, hash, isi }]),
        'persetujuan.csv': `${textOf(files, 'persetujuan.csv')}${row(files)
          .replace(/","\d+","/, '","99","')
          .replace('manager1', 'manager9')}\r\n`,
      };
    };
    expect(readPack(forged(added))).toBe('persetujuan.csv is not the one that the bank chained with this pack');
  });

  test('a version that was added, a row of the trail that was changed, and another document', () => {
    const isi = JSON.stringify({ id: 999_998, jenis: 'NASABAH', kunci: '1', versi: 9, disetujui_oleh: 'manager9' });
    const sebelum = '0'.repeat(64);
    const hash = sha256(Buffer.concat([Buffer.from(sebelum, 'hex'), Buffer.from(sha256(isi), 'hex')]));
    const version: PackProof = { jenis: 'V', id: '999998', posisi: '999998', sebelum, hash, isi };
    const added = (files: Files) => ({ 'bukti/versi.jsonl': joined([...proofs(files, 'versi'), version]) });
    expect(readPack(forged(added))).toBe('bukti/versi.jsonl is not the one that the bank chained with this pack');
    const other = (files: Files) => ({
      'bukti/jejak.jsonl': textOf(files, 'bukti/jejak.jsonl').replace('manager1', 'manager9'),
    });
    expect(readPack(forged(other))).toMatch(/^the link of A\d+ does not come of what is before it and its content$/);
    expect(readPack(forged(() => ({ [`dokumen/${entry.document}.pdf`]: 'isu' })))).toBe(
      `document ${entry.document} of journal ${entry.reference} is not the one it was approved with`,
    );
  });

  test('a forged link of its list too: the bank’s chain, a stored head or the archive’s print reports it', () => {
    const folder = makeFolder();
    const check = join(process.cwd(), 'documents', 'pack', 'verify-pack.mjs');
    const run = (bytes: Uint8Array, ...args: string[]) => {
      writeFileSync(join(folder, 'pack.zip'), bytes);
      const { status, stdout } = spawnSync(process.execPath, [check, join(folder, 'pack.zip'), ...args], {
        encoding: 'utf8',
      });
      return { status, stdout };
    };
    const other = forged(() => ({ 'voucher.pdf': '%PDF-1.4 another' }), true);
    const { posisi, hash } = JSON.parse(textOf(unzipSync(pack), 'bukti/paket.json'));
    const heads = join(folder, 'heads.jsonl');
    writeFileSync(heads, `${JSON.stringify({ posisi, kepala: hash })}\n`);
    expect(run(pack)).toMatchObject({ status: 0, stdout: expect.stringContaining('NOT TIED TO THE BANK') });
    expect(run(pack, '--anchor', heads)).toMatchObject({ status: 0 });
    expect(run(pack, '--print', sha256(pack))).toMatchObject({ status: 0 });
    expect(run(other, '--anchor', heads)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`the head kept outside at position ${posisi} is another one`),
    });
    expect(run(other, '--print', sha256(pack))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('the archive has another print than the bank told'),
    });
  });
});

test('a link older than the salts of texts is reported as unproved where it is masked, and never passes', async () => {
  const folder = makeFolder();
  writeFileSync(
    join(folder, 'pack.zip'),
    forged((files) => {
      const all = proofs(files, 'jurnal').map((proof): PackProof => {
        if (!isMasked(proof)) return proof;
        const { jenis, id, posisi, sebelum } = proof;
        const sidik = sha256('whatever it was');
        const hash = sha256(Buffer.concat([Buffer.from(sebelum, 'hex'), Buffer.from(sidik, 'hex')]));
        return { jenis, id, posisi, sebelum, hash, isi: null, sidik, samaran: [] };
      });
      return { 'bukti/jurnal.jsonl': joined(all), 'bukti/persetujuan.jsonl': '' };
    }, true),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(process.cwd(), 'documents', 'pack', 'verify-pack.mjs'), join(folder, 'pack.zip')],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toMatchObject({ status: 3, stdout: expect.stringMatching(/^UNPROVED: J\d+/m) });
});

test('an auditor needs Node alone, or sha256sum alone: both are in the pack', () => {
  const folder = makeFolder();
  const files: Files = unzipSync(pack);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  writeFileSync(join(folder, 'pack.zip'), pack);
  const env = { ...process.env, NODE_PATH: '' };
  expect(
    execFileSync(process.execPath, ['verify-pack.mjs', 'pack.zip'], { cwd: folder, env, encoding: 'utf8' }),
  ).toContain(`SHA-256 of the archive: ${sha256(pack)}`);
  const output = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, env, encoding: 'utf8' });
  expect(output.trim().split('\n')).toHaveLength(Object.keys(files).length - 3);
  expect(textOf(files, 'CARA-PERIKSA.txt')).toContain('sha256sum -c SHA256SUMS');
});
