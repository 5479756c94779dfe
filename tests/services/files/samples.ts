import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small picture, with what a telephone leaves in one. */
export const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#207245' } })
    .withExif({ IFD0: { Make: 'Telephone of Siti', Copyright: 'geheim' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const picture = (format: 'png' | 'webp' | 'tiff' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#207245' } })
    .toFormat(format)
    .toBuffer();

/** Returns scans as offices make them: a page of black and white whose directory is at the end, and pages of one file. */
export const scanG4 = (): Promise<Buffer> => readFile(new URL('../../cases/scan-g4.tif', import.meta.url));
export async function scanOf(pages: number): Promise<Buffer> {
  const page = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return sharp(
    Array.from({ length: pages }, () => page),
    { join: { animated: true } },
  )
    .tiff({ compression: 'lzw' })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Makes a picture of one shade with this width and height in dots: a few bytes of file for any number of dots. */
export function png(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  const data = deflateSync(Buffer.concat(Array.from({ length: rows }, () => line)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const PAGE = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n';

/** A document of one page: its catalogue may say more, and more objects may follow. */
export const pdf = (catalogue = '', ...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    Buffer.from(`1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`),
    Buffer.from(`2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n${PAGE}`),
    ...objects.map((object) => (typeof object === 'string' ? Buffer.from(object, 'latin1') : object)),
    Buffer.from('trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);

/** Makes one object with a part of its own, plain or packed. */
export const part = (described: string, content: Buffer | string, { packed = true, eol = '\n' } = {}): Buffer => {
  const bytes = packed ? deflateSync(content) : Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`9 0 obj\n<< ${described} /Length ${bytes.length} >>\nstream${eol}`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
};

/** Objects packed into a part, as newer programs write them. */
export const packedObjects = (content: string, described = '/Filter /FlateDecode'): Buffer =>
  part(`/Type /ObjStm /N 1 /First 4 ${described}`, `5 0 ${content}`);
