import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type StatementFile, writePdf } from '#services/server/statement/statement-pdf.ts';
import { writeXlsx } from '#services/server/statement/statement-xlsx.ts';
import type { StatementHalaman, StatementKepala } from '#types/proto/accounts/statement.ts';
import { dayOf, readBook } from '../../spreadsheet.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function held(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const LINES = 22;
const NUMBER = 'RK0012611207K3F9QX2';
const kepala = (pages: number): StatementKepala => ({
  nomor: NUMBER,
  nomor_rekening: '001120000454',
  nama_rekening: '=Siti\u202eRahmawati',
  nama_produk: 'Tabungan Mudharabah',
  kode_valuta: 'IDR',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  tanggal_awal: '2026-11-01',
  tanggal_akhir: '2026-11-20',
  jumlah_halaman: pages,
  jumlah_baris: pages * LINES,
  saldo_awal: '1000.00',
  debet: '0.00',
  kredit: `${pages * LINES}.00`,
  saldo_akhir: `${1_000 + pages * LINES}.00`,
  cabang_pembuat: '001',
  id_user: 'cs1',
  nama_user: 'Nurul Hidayah',
  tanggal: '2026-11-20',
  waktu: '2026-11-20T10:00:00+07:00',
  biaya: '0.00',
  nomor_referensi: '',
  identitas_dilihat: 'F',
  nama_bank: 'Bank Syariah Amanah',
  gratis: 'T',
  alamat: 'Jl. Kenanga No. 27 RT 004 RW 009\nJakarta Selatan 12560',
});

async function* pages(count: number, read: (page: number) => void): AsyncGenerator<StatementHalaman> {
  for (let halaman = 1; halaman <= count; halaman += 1) {
    read(halaman);
    await turn();
    const before = 1_000 + (halaman - 1) * LINES;
    yield {
      halaman,
      saldo_awal: `${before}.00`,
      debet: '0.00',
      kredit: `${LINES}.00`,
      saldo_akhir: `${before + LINES}.00`,
      kode_periksa: '7K3F-9QX2-0ABC',
      baris: Array.from({ length: LINES }, (_, index) => ({
        urut: (halaman - 1) * LINES + index + 1,
        tanggal: '2026-11-20',
        nomor_referensi: `001261120${String(halaman * LINES + index).padStart(9, '0')}`,
        kode: 'SETOR_TUNAI',
        keterangan: index === 0 ? '=1+1' : `titipan é ${halaman}-${index}`,
        debet: '',
        kredit: '1.00',
        saldo: `${before + index + 1}.00`,
        ...{ bruto: '', pajak: '', zakat: '' },
      })),
    };
  }
}
const file = (count: number, ke = 1, read: (page: number) => void = () => undefined): StatementFile => ({
  kepala: kepala(count),
  ke,
  siapa: 'Nurul Hidayah, 001',
  tanggal: '2026-11-20',
  halaman: pages(count, read),
});

async function written(write: (out: PassThrough) => Promise<void>): Promise<Buffer> {
  const out = new PassThrough();
  const chunks: Buffer[] = [];
  out.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => out.once('end', resolve));
  await write(out);
  await ended;
  return Buffer.concat(chunks);
}

/** The texts of a PDF in the order they were drawn, by the table of letters its font brings. */
function textsOf(pdf: Buffer): readonly string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const table = streams.find((stream) => stream.includes('beginbfrange')) ?? '';
  const letters = [...(/\[([^\]]*)\]/.exec(table)?.[1] ?? '').matchAll(/<(\w*)>/g)].map(([, code = '']) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return streams
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((stream) =>
      [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, run = '']) =>
        [...run.matchAll(/<(\w+)>/g)]
          .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
          .join(''),
      ),
    );
}

describe('a statement as PDF', () => {
  test('equals its pages, letter for letter, with no sign that turns text around', async () => {
    const texts = textsOf(await written((out) => writePdf(out, file(2), '')));
    const end = texts.indexOf('Halaman 1 dari 2');
    const first = texts.slice(0, end + 1);
    expect(first.slice(0, 29)).toEqual([
      ...['Bank Syariah Amanah', 'Kantor Cabang Jakarta 001', 'Rekening koran', '01-11-2026 s.d. 20-11-2026'],
      // The window of the envelope shows these.
      'Bank Syariah Amanah, Jl. Melati Raya No. 18, Jakarta Selatan 12710',
      ...['Yth. =SitiRahmawati', 'Jl. Kenanga No. 27 RT 004 RW 009', 'Jakarta Selatan 12560'],
      ...['Nomor rekening', '001120000454', 'Atas nama', '=SitiRahmawati', 'Produk', 'Tabungan Mudharabah'],
      ...['Valuta', 'IDR', 'Nomor dokumen', NUMBER],
      ...['Saldo awal 01-11-2026', '1,000.00', 'Total debet', '− 0.00', 'Total kredit', '+ 44.00'],
      ...['Saldo akhir 20-11-2026', '= 1,044.00', 'Tanggal', 'Nomor referensi', 'Uraian'],
    ]);
    expect(first.slice(-7)).toEqual([
      ...['1,022.00', 'Jumlah halaman ini, saldo dipindahkan', '0.00', '22.00', '1,022.00'],
      ...['Kode periksa 7K3F-9QX2-0ABC', 'Halaman 1 dari 2'],
    ]);
    // The whole narrative stands below the name of its line.
    const said = texts.indexOf('titipan é 1-1');
    expect(texts.slice(said - 3, said + 3)).toEqual([
      ...['20-11-2026', '001261120000000023', 'Setor tunai', 'titipan é 1-1', '1.00', '1,002.00'],
    ]);
    const second = texts.slice(end);
    expect(second).toEqual(
      expect.arrayContaining(['Saldo pindahan', 'Jumlah halaman ini, saldo akhir', '22.00', '1,044.00']),
    );
    expect(texts.filter((text) => text.includes('DUPLIKAT'))).toEqual([]);
    const copy = textsOf(await written((out) => writePdf(out, file(1, 3), '')));
    expect(copy).toContain('01-11-2026 s.d. 20-11-2026 · DUPLIKAT · SALINAN KE-2');
  });

  test.each([
    ['on its second line', 'BMRIIDJA · PT Pengirim Contoh · Pembayaran faktur INV/2026/11/0001', 1],
    ['on as many lines as it takes, on further sheets', 'catatan panjang pengirim '.repeat(20).trim(), 3],
  ])('prints the whole text of a line: %s', async (_, keterangan, sheets) => {
    const of = file(1);
    const said = async function* () {
      for await (const page of of.halaman)
        yield { ...page, baris: page.baris.map((line) => ({ ...line, keterangan })) };
    };
    const texts = textsOf(await written((out) => writePdf(out, { ...of, halaman: said() }, '')));
    const whole = texts.join(' ');
    expect(whole.split(keterangan)).toHaveLength(1 + LINES);
    expect(whole).not.toContain('…');
    expect(texts.filter((text) => text === 'Halaman 1 dari 1')).toHaveLength(sheets);
    expect(texts.filter((text) => text === 'Jumlah halaman ini, saldo akhir')).toHaveLength(1);
  });

  test('a fee stands close below its own line; a profit share states its tax and zakat', async () => {
    const of = file(1);
    const share = { kode: 'BAGI_HASIL', keterangan: '', bruto: '34320.00', pajak: '6864.00', zakat: '686.00' };
    const changed = async function* () {
      for await (const page of of.halaman) {
        const [main, fee, third] = page.baris;
        if (!main || !fee || !third) throw new Error('a page has lines');
        const reference = { nomor_referensi: main.nomor_referensi, keterangan: '' };
        yield { ...page, baris: [main, { ...fee, ...reference, kode: 'BIAYA_BI_FAST' }, { ...third, ...share }] };
      }
    };
    const texts = textsOf(await written((out) => writePdf(out, { ...of, halaman: changed() }, '')));
    const fee = texts.indexOf('Biaya transfer BI-FAST');
    // Its number stands on the line above it and not once more.
    expect(texts[fee - 1]).toBe('20-11-2026');
    expect(texts.filter((text) => text === '001261120000000022')).toHaveLength(1);
    expect(texts[texts.indexOf('Bagi hasil bulanan') + 1]).toBe('Bruto 34,320.00, PPh 6,864.00, zakat 686.00');
  });

  test('locked with a password it holds no readable text, and the password is nowhere in it', async () => {
    const pdf = await written((out) => writePdf(out, file(1), 'rahasia-nasabah'));
    const source = pdf.toString('latin1');
    expect(source).toContain('/Encrypt');
    expect(source).toContain('/AESV3');
    expect(source).not.toContain('rahasia-nasabah');
    expect(textsOf(pdf)).toEqual([]);
    expect(textsOf(await written((out) => writePdf(out, file(1), ''))).length).toBeGreaterThan(100);
  });
});

describe('a statement as spreadsheet', () => {
  test('numbers are numbers, days are days, and no text begins a formula', async () => {
    const [sheet] = readBook(await written((out) => writeXlsx(out, file(2))));
    const rows = sheet?.rows ?? [];
    const lines = rows.filter(([day]) => day?.format === 'dd\\-mm\\-yyyy');
    expect(lines[0]?.map((cell) => cell?.value)).toEqual([
      lines[0]?.[0]?.value,
      '001261120000000022',
      'Setor tunai · =1+1',
      undefined,
      1,
      1_001,
      1,
    ]);
    expect(dayOf(lines[0]?.[0]?.value ?? '')).toBe('2026-11-20');
    expect(lines[0]?.map((cell) => cell?.format).slice(4)).toEqual(['#,##0.00', '#,##0.00', '#,##0']);
    expect(lines).toHaveLength(44);
    const values = rows.map((row) => row.map((cell) => cell?.value));
    expect(values[6]).toEqual(['Dicetak Nurul Hidayah, 001, tanggal buku 20-11-2026']);
    expect(values[1]).toEqual(['Atas nama', undefined, "'=Siti\u202eRahmawati"]);
    expect(values.at(-1)?.slice(2)).toEqual(['Saldo akhir', undefined, undefined, 1_044]);
  });
});

describe('20,000 lines', () => {
  const PAGES = 572;
  /** Far below what all lines take, far above what some pages do. */
  const ROOM = 24 * 1024 * 1024;

  test.each([
    ['PDF', (out: PassThrough, of: StatementFile) => writePdf(out, of, '')],
    ['XLSX', writeXlsx],
  ] as const)('%s: no more is held at the end than at the beginning', async (_, write) => {
    let start = 0;
    let most = 0;
    const out = new PassThrough();
    out.resume();
    await write(
      out,
      file(PAGES, 1, (page) => {
        if (page === 40) start = held();
        if (page > 40 && page % 100 === 0) most = Math.max(most, held() - start);
      }),
    );
    expect(start).toBeGreaterThan(0);
    expect(most).toBeLessThan(ROOM);
  });

  test.each([
    ['PDF', (out: PassThrough, of: StatementFile) => writePdf(out, of, '')],
    ['XLSX', writeXlsx],
  ] as const)('%s: who does not read is waited for, and who goes away ends the reading', async (_, write) => {
    let read = 0;
    const out = new PassThrough();
    const done = write(
      out,
      file(PAGES, 1, (page) => {
        read = page;
      }),
    ).then(
      () => 'written',
      () => 'broken off',
    );
    for (let n = 0; n < 3_000; n += 1) await turn();
    const waiting = read;
    expect(waiting).toBeLessThan(PAGES);
    out.destroy();
    expect(await done).toBe('broken off');
    expect(read).toBeLessThanOrEqual(waiting + 1);
  });
});
