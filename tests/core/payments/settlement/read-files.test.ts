import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SettlementItem } from '#core/payments/settlement/gateway.ts';
import { writeFile } from '#core/payments/settlement/write-file.ts';
import { READ_HERE } from '#core/worker/beside.ts';

/** Counts the files parsed on this thread, which is the one that answers calls. */
const parsed = { here: 0 };
let readFiles: typeof import('#core/payments/settlement/read-files.ts').readFiles;
/** Other files of tests have read these modules before, and read them again after. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(import('#core/payments/settlement/xml.ts'), async (original) => {
    const xml = await original();
    const readXml: typeof xml.readXml = (file) => {
      parsed.here += 1;
      return xml.readXml(file);
    };
    return { ...xml, readXml };
  });
  ({ readFiles } = await import('#core/payments/settlement/read-files.ts'));
});
afterAll(() => {
  vi.doUnmock('#core/payments/settlement/xml.ts');
  vi.resetModules();
});
beforeEach(() => {
  parsed.here = 0;
});

const US = 'AMNHIDJA';
/** A message for us with so many transfers. */
function message(nomor: string, many: number): string {
  const items = Array.from(
    { length: many },
    (_, place): SettlementItem => ({
      end_to_end: `E${place}`,
      rail: 'SKN',
      jenis: 'pacs.008',
      jumlah: BigInt(place + 1),
      area: 'TRANSFER',
      rujukan: 'R',
      isi: {
        pengirim: { nama: 'Ani Suryani', rekening: '001120000454', bank: 'INDOIDJA' },
        penerima: { nama: 'Toko Makmur', rekening: '8800112233', bank: US },
      },
    }),
  );
  const head = {
    nomor,
    rail: 'SKN',
    jenis: 'pacs.008',
    tanggal: '2026-11-16',
    dibuat: '2026-11-16T03:00:00Z',
  } as const;
  return writeFile(head, items, { bic: 'INDOIDJA', peerBic: US });
}
const large = message('SKN-20261116-0001', 150);
const small = message('SKN-20261116-0002', 1);
const reads = async (...texts: string[]) =>
  (
    await readFiles(
      texts.map((text) => ({ text })),
      US,
    )
  ).map(({ read }) => read);

test('a large message is read beside the thread that answers calls, with the same result', async () => {
  expect(large.length).toBeGreaterThan(READ_HERE);
  const [whole, other] = await reads(large, small);
  expect(parsed.here).toBe(0);
  expect(whole).toMatchObject({ idPesan: 'INDOIDJA/SKN-20261116-0001', jenis: 'pacs.008', rail: 'SKN' });
  expect(whole && 'entri' in whole && whole.entri.map(({ urut, jumlah }) => [urut, jumlah])).toEqual(
    Array.from({ length: 150 }, (_, place) => [place + 1, String(place + 1)]),
  );
  // A second text, small enough to be read on this thread, gives the same in either place.
  expect(small.length).toBeLessThan(READ_HERE);
  expect(await reads(small)).toEqual([other]);
  expect(parsed.here).toBe(1);
});

test('reports errors of a large message as of a small one, and takes no other along', async () => {
  const cut = large.slice(0, -100);
  const wrong = large.replace('<NbOfTxs>150<', '<NbOfTxs>149<');
  const another = large.replaceAll(US, 'LAINIDJA');
  expect(await reads(cut, wrong, another, small)).toMatchObject([
    { sebab: 'XML' },
    { sebab: 'SKEMA', tempat: 'GrpHdr/NbOfTxs' },
    { sebab: 'BUKAN_UNTUK_KAMI' },
    { jenis: 'pacs.008', entri: [{ jumlah: '1' }] },
  ]);
  expect(parsed.here).toBe(0);
});

test('a thread that cannot read fails the reading, so that the messages come again', async () => {
  // No thread can be given such an argument.
  await expect(readFiles([{ text: large }], (() => US) as never)).rejects.toThrow('could not be cloned');
  await expect(readFiles([{ text: large }], US)).resolves.toHaveLength(1);
});
