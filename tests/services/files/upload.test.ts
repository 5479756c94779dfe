import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fail } from '#lib/errors/errors.ts';
import { MAX_FILE_BYTES } from '#lib/files.ts';
import { EICAR, fakeClamd } from './fake-clamd.ts';
import { jpeg, packedObjects, pdf, picture, png, scanG4, scanOf } from './samples.ts';
import { browserHead, faultOf, formOf, sha256, UPLOAD, uploadBench } from './upload-bench.ts';

// A machine that does much else takes its time; what never comes still fails.
const LONG = { timeout: 30_000 };
vi.setConfig({ testTimeout: 60_000 });

const bench = await uploadBench();
/** Expects no call to the core, nothing stored, and no file left on the disk. */
const untouched = async (work: () => Promise<unknown>) => {
  const [calls, stored] = [bench.calls.length, bench.stored.length];
  await work();
  expect([bench.calls.length, bench.stored.length, bench.left()]).toEqual([calls, stored, []]);
};

describe('a picture', () => {
  it('is drawn anew, upright and without its metadata, and stored under the key of the core', async () => {
    const sent = await jpeg();
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('geheim');
    const answer = await bench.send(
      Buffer.concat([sent, Buffer.from('<script>behind the end</script>')]),
      'KTP Siti.JPEG',
    );
    expect([answer.status, answer.body.resp_code]).toEqual([200, '00']);
    expect(answer.text).not.toContain('berkas/kunci');
    const { key, content, file } = bench.stored.at(-1) ?? fail('NOT_FOUND');
    const now = await sharp(content).metadata();
    expect([key, now.format, now.width, now.height, now.exif, now.orientation]).toEqual([
      'berkas/kunci',
      'jpeg',
      40,
      60,
      undefined,
      undefined,
    ]);
    expect(content.toString('latin1')).not.toMatch(/geheim|script/);
    expect(bench.calls.slice(-2)).toMatchObject([
      {
        rpc: 'file.upload',
        request: {
          jenis: 'KTP',
          nama: 'KTP Siti.jpg',
          mime: 'image/jpeg',
          ukuran: content.length,
          sha256: sha256(content),
          pindai: 'TIDAK_DIPINDAI',
          temuan: '',
        },
        meta: { token: 'the-access-token', idempotencyKey: '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30' },
      },
      { rpc: 'file.tersimpan', request: { id_berkas: 'id-1' } },
    ]);
    expect(file.nama).toBe('KTP Siti.jpg');
    expect(bench.left()).toEqual([]);
  });

  it.each([
    ['png', 'image/png', 'foto.png'],
    ['webp', 'image/jpeg', 'foto.jpg'],
    ['tiff', 'image/jpeg', 'foto.jpg'],
  ] as const)('may come as %s and is stored as %s', async (format, mime, nama) => {
    expect((await bench.send(await picture(format), `foto.${format}`, 'FOTO')).status).toBe(200);
    expect(bench.stored.at(-1)?.file).toMatchObject({ mime, nama });
  });

  it('may be a scan in black and white whose directory stands at the end', async () => {
    expect((await bench.send(await scanG4(), 'ktp.tif')).status).toBe(200);
    expect(bench.stored.at(-1)?.file).toMatchObject({ mime: 'image/jpeg', nama: 'ktp.jpg' });
    expect(await sharp(bench.stored.at(-1)?.content).metadata()).toMatchObject({ width: 1_000, height: 700 });
  });

  it('may be a scan of several pages, which is stored as one document', async () => {
    const several = await scanOf(3);
    expect((await bench.send(several, 'akta.tif', 'AKTA')).status).toBe(200);
    const stored = bench.stored.at(-1);
    expect(stored?.file).toMatchObject({ mime: 'application/pdf', nama: 'akta.pdf' });
    expect(stored?.content.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(faultOf(await bench.send(several, 'foto.tif', 'FOTO'))).toBe('berkas v.berkasSatuHalaman');
    expect((await bench.send(await picture('tiff'), 'foto.tif', 'FOTO')).status).toBe(200);
    expect(faultOf(await bench.send(await scanOf(101), 'akta.tif', 'AKTA'))).toBe('berkas v.berkasHalaman');
  });

  it('of 60,000 x 60,000 dots is refused from its head; one of 7,000 x 7,000 is drawn smaller', () =>
    untouched(async () => {
      const bomb = png(60_000, 60_000, 3);
      expect(bomb.length).toBeLessThan(1_000);
      expect(faultOf(await bench.send(bomb, 'ktp.png'))).toBe('berkas v.berkasPiksel');
    }).then(async () => {
      expect((await bench.send(png(7_000, 7_000, 7_000), 'ktp.png')).status).toBe(200);
      expect(await sharp(bench.stored.at(-1)?.content).metadata()).toMatchObject({ width: 4_096, height: 4_096 });
    }));

  it('that ends too early is refused', () =>
    untouched(async () => {
      const whole = await sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
          background: '#000',
        },
      })
        .jpeg()
        .toBuffer();
      expect(faultOf(await bench.send(whole.subarray(0, whole.length / 2)))).toBe('berkas v.berkasRusak');
    }));
});

describe('a file’s content decides its type', () => {
  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'foto.png'],
    ['a drawing that says it is XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'foto.jpg'],
    ['a page called a document', '<!doctype html><script>alert(1)</script>', 'akta.pdf'],
    ['a page before a document', '<html>%PDF-1.7', 'akta.pdf'],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), 'akta.pdf'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'ktp.jpg'],
    ['text', 'not a picture at all', 'ktp.jpg'],
  ])('%s is refused', (_, content, name) =>
    untouched(async () => expect(faultOf(await bench.send(content, name))).toBe('berkas v.berkasJenis')),
  );

  it('a moving picture is refused, an empty file too', () =>
    untouched(async () => {
      expect(faultOf(await bench.send(await picture('gif'), 'foto.jpg'))).toBe('berkas v.berkasJenis');
      expect(faultOf(await bench.send('', 'foto.jpg'))).toBe('berkas v.berkasKosong');
    }));

  it('a document is stored as it was sent, under any name; one that runs code is not', async () => {
    const document = pdf();
    expect((await bench.send(document, 'akta.exe', 'AKTA')).status).toBe(200);
    expect(bench.stored.at(-1)).toMatchObject({
      content: document,
      file: { nama: 'akta.pdf', mime: 'application/pdf' },
    });
    await untouched(async () => {
      expect(faultOf(await bench.send(pdf('/OpenAction 5 0 R'), 'akta.pdf', 'AKTA'))).toBe('berkas v.berkasAktif');
      expect(faultOf(await bench.send(pdf('', packedObjects('<< /S /JavaScript >>')), 'akta.pdf', 'AKTA'))).toBe(
        'berkas v.berkasAktif',
      );
    });
  });

  it('a document is no face and no signature', () =>
    untouched(async () => {
      expect(faultOf(await bench.send(pdf(), 'foto.pdf', 'FOTO'))).toBe('berkas v.berkasBukanGambar');
      expect(faultOf(await bench.send(pdf(), 'foto.pdf', 'TANDA_TANGAN'))).toBe('berkas v.berkasBukanGambar');
    }));
});

describe('the name of a file', () => {
  it.each([
    ['a path', '../../etc/passwd.jpg'],
    ['a path of another system', 'C:%5CDokumen\\ktp.jpg'],
    ['a folder', 'foto/ktp.jpg'],
    ['a control character', 'ktp\u0007.jpg'],
    ['a sign that turns the writing', 'ktp\u202Egpj.exe'],
    ['an invisible sign', 'ktp\u200b.jpg'],
    ['dots alone', '..'],
    ['no name', ''],
    ['a name without end', `${'a'.repeat(120)}.jpg`],
  ])('is refused where it is %s', (_, name) =>
    untouched(async () => expect(faultOf(await bench.send(await jpeg(), name))).toBe('berkas v.berkasNama')),
  );

  it('is stored in one form of writing, with the ending of its type', async () => {
    expect((await bench.send(await jpeg(), 'Akte Ke\u0301lahiran (2).php.png')).status).toBe(200);
    expect(bench.stored.at(-1)?.file.nama).toBe('Akte K\u00e9lahiran (2).php.jpg');
  });
});

describe('the form', () => {
  it.each([
    ['without a file', [{ name: 'jenis', content: 'KTP' }], 'berkas v.wajib'],
    ['without a kind', [{ name: 'berkas', filename: 'a.jpg', content: 'x' }], 'jenis v.wajib'],
    [
      'of a kind nobody knows',
      [
        { name: 'jenis', content: 'VIRUS' },
        { name: 'berkas', filename: 'a.jpg', content: 'x' },
      ],
      'jenis v.kode',
    ],
    [
      'with the kind twice',
      [
        { name: 'jenis', content: 'KTP' },
        { name: 'jenis', content: 'KTP' },
      ],
      'jenis v.bentuk',
    ],
    [
      'with a field of its own',
      [
        { name: 'jenis', content: 'KTP' },
        { name: 'disetujui_oleh', content: 'x' },
        { name: 'berkas', filename: 'a.jpg', content: 'x' },
      ],
      'disetujui_oleh v.asing',
    ],
    [
      'with a field of the prototype',
      [
        { name: 'jenis', content: 'KTP' },
        { name: '__proto__', content: 'x' },
        { name: 'berkas', filename: 'a.jpg', content: 'x' },
      ],
      '__proto__ v.asing',
    ],
    [
      'with two files',
      [
        { name: 'jenis', content: 'KTP' },
        { name: 'berkas', filename: 'a.jpg', content: 'x' },
        { name: 'berkas', filename: 'b.jpg', content: 'x' },
      ],
      'berkas v.berkasSatu',
    ],
    [
      'with its file under another name',
      [
        { name: 'jenis', content: 'KTP' },
        { name: 'foto', filename: 'a.jpg', content: 'x' },
      ],
      'foto v.asing',
    ],
  ])('%s is refused by that field', (_, parts, fault) =>
    untouched(async () => expect(faultOf(await bench.raw(formOf(parts)))).toBe(fault)),
  );

  it('that is none cannot be read', () =>
    untouched(async () => {
      const whole = formOf([{ name: 'berkas', filename: 'a.jpg', content: 'x' }]);
      expect((await bench.raw(whole.subarray(0, -20))).status).toBe(400);
      expect((await bench.raw(whole, { 'content-type': 'multipart/form-data' })).status).toBe(400);
    }));

  it('of another site is refused before anything is read of it, as is one in JSON or without its key', () =>
    untouched(async () => {
      const form = formOf([{ name: 'jenis', content: 'KTP' }]);
      const strange: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { 'content-type': 'application/json' },
      ];
      for (const headers of strange) expect((await bench.raw(form, headers)).status).toBe(403);
      const { 'idempotency-key': _, ...keyless } = browserHead;
      const answer = await bench.ask(UPLOAD, { method: 'POST', body: form.toString('latin1'), headers: keyless });
      expect([answer.status, answer.body.resp_msg]).toEqual([400, 'Header Idempotency-Key wajib diisi']);
    }));
});

/** Sends a head and as much of a body as is given, and no more; returns the answer, and how much was sent by then. */
function half(port: number, length: string, body: Buffer): Promise<{ status: string; text: string }> {
  const head = Object.entries({ ...browserHead, ...(length && { 'content-length': length }) });
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: text.split(' ')[1] ?? '', text }));
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    socket.write(body);
  });
}

describe('a body that is too large', () => {
  it.each([
    ['10 GB', String(10 * 1024 ** 3)],
    ['a little more than is allowed', String(MAX_FILE_BYTES + 65 * 1024)],
    ['more than any disk holds', '999999999999999'],
  ])('is refused at once by its type: %s', (_, length) =>
    untouched(async () => {
      const { status, text } = await half(bench.port, length, Buffer.from('--'));
      expect([status, /connection: close/i.test(text), text.includes('Permintaan terlalu besar')]).toEqual([
        '413',
        true,
        true,
      ]);
    }),
  );

  it('that does not say so is refused before it is read to its end', () =>
    untouched(async () => {
      const head =
        formOf([{ name: 'berkas', filename: 'a.pdf', content: '' }])
          .toString()
          .split('\r\n--')[0] ?? '';
      const body = Buffer.concat([Buffer.from(head), Buffer.alloc(MAX_FILE_BYTES + 1)]);
      const chunked = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body]);
      const socket = connect(bench.port, '127.0.0.1');
      const answer = new Promise<string>((resolve) => {
        let text = '';
        socket.on('data', (bytes) => {
          text += bytes.toString('utf8');
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve(text));
      });
      const fields = Object.entries({ ...browserHead, 'transfer-encoding': 'chunked' });
      socket.write(
        `POST ${UPLOAD} HTTP/1.1\r\nhost: x\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      );
      socket.write(chunked);
      expect((await answer).split(' ')[1]).toBe('413');
    }));
});

describe('a virus scanner', () => {
  it('scans uploads: a finding is reported to the core and not stored, a clean file is stored as such', async () => {
    const clamd = await fakeClamd();
    afterAll(() => clamd.close());
    const scanned = await uploadBench({
      scanner: () => ({ host: '127.0.0.1', port: clamd.port }),
      reply: (rpc) =>
        rpc === 'file.upload' ? fail('VALIDATION', { violations: [{ field: 'berkas', kode: 'v.berkasVirus' }] }) : {},
    });
    const infected = pdf('', `% ${EICAR}\n`);
    expect(faultOf(await scanned.send(infected, 'akta.pdf', 'AKTA'))).toBe('berkas v.berkasVirus');
    expect(scanned.calls).toMatchObject([
      { rpc: 'file.upload', request: { pindai: 'TERINFEKSI', temuan: 'Eicar-Signature', sha256: sha256(infected) } },
    ]);
    expect([scanned.stored, scanned.left(), clamd.sizes]).toEqual([[], [], [infected.length]]);

    const clean = await uploadBench({ scanner: () => ({ host: '127.0.0.1', port: clamd.port }) });
    expect((await clean.send(pdf(), 'akta.pdf', 'AKTA')).status).toBe(200);
    expect(clean.stored[0]?.file.pindai).toBe('BERSIH');
    const large = Buffer.concat([pdf().subarray(0, -6), Buffer.alloc(3_000_000, '%'), Buffer.from('\n%%EOF\n')]);
    expect((await clean.send(large, 'akta.pdf', 'AKTA')).status).toBe(200);
    expect(clamd.sizes.at(-1)).toBe(large.length);

    for (const manner of ['hangs up', 'has enough', 'speaks otherwise'] as const) {
      clamd.manner = manner;
      const answer = await clean.send(large, 'akta.pdf', 'AKTA');
      expect([manner, answer.status, answer.body.resp_code]).toEqual([manner, 503, '92']);
      expect(answer.body.resp_msg).toContain('Pemindai virus');
    }
    expect([clean.stored.length, clean.left()]).toEqual([2, []]);
  });

  it('that cannot be reached, or never answers, stops files', async () => {
    const clamd = await fakeClamd();
    const away = await uploadBench({ scanner: () => ({ host: '127.0.0.1', port: clamd.port }) });
    await clamd.close();
    expect((await away.send(pdf(), 'akta.pdf', 'AKTA')).status).toBe(503);
    const socket = await uploadBench({ scanner: () => ({ socket: '/nowhere/clamd.ctl' }) });
    expect((await socket.send(pdf(), 'akta.pdf', 'AKTA')).status).toBe(503);
    expect([away.stored, socket.stored, away.calls, socket.calls]).toEqual([[], [], [], []]);
  });
});

describe('the storage', () => {
  it('away refuses plainly: the core knows of no file that lies nowhere', async () => {
    const away = await uploadBench({ store: async () => fail('STORAGE_AWAY') });
    const answer = await away.send(await jpeg());
    expect([answer.status, answer.body.resp_code]).toEqual([503, '92']);
    expect(answer.body.resp_msg).toContain('Penyimpanan dokumen sedang tidak dapat dihubungi');
    expect(away.calls.map(({ rpc }) => rpc)).toEqual(['file.upload']);
  });

  it('gets a file once: sent again under its key it is where it was', async () => {
    const again = await uploadBench({
      reply: (rpc) =>
        rpc === 'file.upload' ? { id_berkas: 'id-1', kunci: 'k', tersimpan: 'T' } : { id_berkas: 'id-1' },
    });
    expect((await again.send(await jpeg())).body.resp_data).toEqual({ id_berkas: 'id-1' });
    expect(again.stored).toEqual([]);
  });
});

describe('the disk', () => {
  it('holds nothing of a sender who goes away', async () => {
    const body = formOf([{ name: 'berkas', filename: 'a.jpg', content: Buffer.alloc(1_000_000) }]);
    const socket = connect(bench.port, '127.0.0.1');
    const head = Object.entries({ ...browserHead, 'content-length': String(body.length) });
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nhost: x\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    socket.write(body.subarray(0, 500_000));
    await expect.poll(() => bench.left().length, LONG).toBe(1);
    socket.destroy();
    await expect.poll(() => bench.left(), LONG).toEqual([]);
  });

  it('is cleared of leftovers of a killed process, and of nothing younger or other', async () => {
    const fresh = await uploadBench();
    for (const name of ['amanah-berkas-old', 'amanah-berkas-new', 'other']) {
      mkdirSync(join(fresh.folder, name));
      writeFileSync(join(fresh.folder, name, 'received'), 'KTP');
    }
    utimesSync(join(fresh.folder, 'amanah-berkas-old'), 1, 1);
    utimesSync(join(fresh.folder, 'other'), 1, 1);
    await fresh.send(await jpeg());
    expect(fresh.left().sort()).toEqual(['amanah-berkas-new', 'other']);
  });

  it('serves two forms of a session at a time, and asks the third to wait', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const busy = await uploadBench({ store: () => held });
    const picture = await jpeg();
    const first = [busy.send(picture), busy.send(picture)];
    await expect.poll(() => busy.calls.length, LONG).toBe(2);
    const third = await busy.send(picture);
    expect([third.status, third.body.resp_msg]).toEqual([
      503,
      'Masih ada kiriman berkas Anda yang berjalan, tunggu sampai selesai',
    ]);
    release();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await busy.send(picture)).status).toBe(200);
  });
});
