import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '#core/engine/commit.ts';
import { registerFile, storedFile } from '#core/file/accept-upload.ts';
import { openFile } from '#core/file/open-file.ts';
import { AppError } from '#lib/errors/errors.ts';
import { counterBank } from '../counter-bank.ts';

const bank = await counterBank();
beforeEach(async () => {
  await bank.owner`delete from stored_file`;
  await bank.owner`delete from sensitive_read`;
});

const fields = {
  jenis: 'KTP',
  nama: 'ktp.jpg',
  mime: 'image/jpeg',
  ukuran: 1_000,
  sha256: 'ab'.repeat(32),
  pindai: 'BERSIH',
  temuan: '',
};
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (thrown: unknown) => {
      const error = toAppError(thrown);
      if (!(error instanceof AppError)) return String(error);
      return [error.code, ...(error.details.violations ?? []).map(({ field, kode }) => `${field} ${kode}`)].join(' ');
    },
  );
const rows = () => bank.owner`select * from stored_file order by dibuat_pada`;
const trail = async (aksi: string) =>
  (
    await bank.owner<{ id_user: string; objek: string; hasil: string; rincian: unknown }[]>`
      select id_user, objek, hasil, rincian from audit_log where aksi = ${aksi} order by id`
  ).map((row) => ({ ...row }));

const register = async (user: string, given: Readonly<Record<string, unknown>> = {}, key?: string) =>
  registerFile(await bank.as(user, key), { ...fields, ...given } as never);
const stored = async (user: string, id_berkas: string) => storedFile(await bank.as(user), { id_berkas });
/** Registers a file of the user that lies in the storage. */
const sent = async (user: string): Promise<string> => {
  const { id_berkas } = await register(user);
  await stored(user, id_berkas);
  return id_berkas;
};
const readAs = async (user: string, id_berkas: string, owners = {}) =>
  openFile(owners)(await bank.as(user), { id_berkas });

describe('taking a file in', () => {
  test('writes it down under a key of its own, of nobody’s record, and into the trail once it lies there', async () => {
    const first = await register('teller1');
    const second = await register('teller1');
    expect(first.kunci).toMatch(/^berkas\/[0-9a-f]{64}$/);
    expect(second.kunci).not.toBe(first.kunci);
    expect(await rows()).toMatchObject([
      { id_user: 'teller1', kode_cabang: '001', pemilik: null, tersimpan_pada: null, mime: 'image/jpeg' },
      { id_user: 'teller1' },
    ]);
    expect(await trail('UNGGAH_BERKAS')).toEqual([]);
    expect(await stored('teller1', first.id_berkas)).toEqual({
      id_berkas: first.id_berkas,
      jenis: 'KTP',
      nama: 'ktp.jpg',
      mime: 'image/jpeg',
      ukuran: 1_000,
      pindai: 'BERSIH',
    });
    await stored('teller1', first.id_berkas);
    expect(await trail('UNGGAH_BERKAS')).toMatchObject([
      {
        id_user: 'teller1',
        objek: `BERKAS:${first.id_berkas}`,
        hasil: '00',
        rincian: { sha256: fields.sha256, pindai: 'BERSIH' },
      },
    ]);
  });

  test('counts once under one request: another file or another user is refused', async () => {
    const key = randomUUID();
    const first = await register('teller1', {}, key);
    expect(await register('teller1', {}, key)).toEqual(first);
    expect(await codeOf(register('teller1', { sha256: 'cd'.repeat(32) }, key))).toBe('KEY_REUSED');
    expect(await codeOf(register('teller2', {}, key))).toBe('KEY_REUSED');
    await stored('teller1', first.id_berkas);
    expect(await register('teller1', {}, key)).toEqual({ ...first, tersimpan: 'T' });
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [{ mime: 'text/html' }, 'VALIDATION mime v.berkasJenis'],
    [{ mime: 'application/pdf', jenis: 'FOTO' }, 'VALIDATION berkas v.berkasBukanGambar'],
    [{ jenis: 'SURAT' }, 'VALIDATION jenis v.kode'],
    [{ nama: '../ktp.jpg' }, 'VALIDATION nama v.berkasNama'],
    [{ nama: 'ktp\n.jpg' }, 'VALIDATION nama v.berkasNama'],
    [{ ukuran: 0 }, 'VALIDATION ukuran v.berkasKosong'],
    [{ ukuran: 26_214_401 }, 'VALIDATION ukuran v.berkasBesar'],
    [{ sha256: 'xyz' }, 'VALIDATION sha256 v.bentuk'],
    [{ pindai: 'LOLOS' }, 'VALIDATION pindai v.kode'],
    [{ pemilik: 'NASABAH:1' }, 'VALIDATION pemilik v.asing'],
  ])('refuses %j past the gateway', async (given, code) => {
    expect(await codeOf(register('teller1', given))).toBe(code);
    expect(await rows()).toEqual([]);
  });

  test('stores nothing of an infected file but its row in the trail', async () => {
    expect(await codeOf(register('teller1', { pindai: 'TERINFEKSI', temuan: 'Eicar-Signature' }))).toBe(
      'VALIDATION berkas v.berkasVirus',
    );
    expect(await rows()).toEqual([]);
    expect(await trail('BERKAS_TERINFEKSI')).toMatchObject([
      {
        id_user: 'teller1',
        hasil: '30',
        rincian: { temuan: 'Eicar-Signature', sha256: fields.sha256, nama: 'ktp.jpg' },
      },
    ]);
  });

  test('has a bound per user and hour', async () => {
    await bank.owner`update parameter set nilai = '2' where nama = 'batas_unggah_berkas'`;
    expect([
      await codeOf(register('teller1')),
      await codeOf(register('teller1')),
      await codeOf(register('teller1')),
    ]).toEqual(['OK', 'OK', 'LOOKED_ENOUGH']);
    expect(await codeOf(register('teller2'))).toBe('OK');
    expect(await rows()).toHaveLength(3);
    await bank.owner`update parameter set nilai = '200' where nama = 'batas_unggah_berkas'`;
  });

  test('is said to be done by its sender alone', async () => {
    const { id_berkas } = await register('teller1');
    expect(await codeOf(stored('teller2', id_berkas))).toBe('NOT_FOUND');
    expect(await rows()).toMatchObject([{ tersimpan_pada: null }]);
    expect(await codeOf(stored('teller1', id_berkas))).toBe('OK');
  });
});

describe('reading a file', () => {
  test('of no record is open to its sender alone; each read is in the trail', async () => {
    const id = await sent('teller1');
    for (const other of ['teller2', 'supervisor1', 'admin1', 'auditor1'])
      expect(await codeOf(readAs(other, id))).toBe('NOT_FOUND');
    expect(await trail('LIHAT_BERKAS')).toEqual([]);
    expect(await readAs('teller1', id)).toMatchObject({ nama: 'ktp.jpg', mime: 'image/jpeg', ukuran: 1_000 });
    expect(await trail('LIHAT_BERKAS')).toMatchObject([
      { id_user: 'teller1', objek: `BERKAS:${id}`, rincian: { id_berkas: id, jenis: 'KTP', nama: 'ktp.jpg' } },
    ]);
  });

  test('of a record is open to readers of the record, no longer to its sender', async () => {
    const id = await sent('teller1');
    await bank.owner`update stored_file set pemilik = 'NASABAH:0000000017' where id_berkas = ${id}`;
    const asked: string[] = [];
    const owners = {
      NASABAH: async ({ caller }: { caller: { idUser: string } }, object: string) => {
        asked.push(object);
        return caller.idUser === 'cs1';
      },
    };
    expect(await codeOf(readAs('teller1', id, owners))).toBe('NOT_FOUND');
    expect(await codeOf(readAs('cs1', id, owners))).toBe('OK');
    expect(asked).toEqual(['0000000017', '0000000017']);
    expect((await trail('LIHAT_BERKAS')).at(-1)).toMatchObject({ id_user: 'cs1', objek: 'NASABAH:0000000017' });
    // Nobody owns a record of a kind that no module answers for.
    expect(await codeOf(readAs('cs1', id, {}))).toBe('NOT_FOUND');
  });

  test('that has not arrived, was given up or never was: one answer', async () => {
    const { id_berkas } = await register('teller1');
    expect(await codeOf(readAs('teller1', id_berkas))).toBe('NOT_FOUND');
    const id = await sent('teller1');
    await bank.owner`update stored_file set dibuang_pada = now() where id_berkas = ${id}`;
    expect(await codeOf(readAs('teller1', id))).toBe('NOT_FOUND');
    expect(await codeOf(readAs('teller1', randomUUID()))).toBe('NOT_FOUND');
  });

  test('has a bound per user and hour', async () => {
    const id = await sent('teller1');
    await bank.owner`update parameter set nilai = '1' where nama = 'batas_lihat_berkas'`;
    expect([await codeOf(readAs('teller1', id)), await codeOf(readAs('teller1', id))]).toEqual(['OK', 'LOOKED_ENOUGH']);
    await bank.owner`update parameter set nilai = '300' where nama = 'batas_lihat_berkas'`;
  });
});
