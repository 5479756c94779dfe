import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFiles } from '#core/payments/settlement/read-files.ts';
import { textOf } from '#core/payments/settlement/receive-messages.ts';
import { MESSAGE_AMOUNT, readMessageAmount } from '#lib/message-amount.ts';
import { messageCases, TRANSFER } from '../../../cases/messages.ts';

const BIC = 'AMNHIDJA';
const reads = async (texts: readonly string[]) =>
  (
    await readFiles(
      texts.map((text) => ({ text })),
      BIC,
    )
  ).map(({ read }) => read);

test('every kind of file among good ones is read or refused alone', async () => {
  const files = messageCases.flatMap(([, file]) => [file, TRANSFER]);
  const found = await reads(files);
  const whole = found[1];
  const good = found.filter((_, at) => at % 2 === 1);
  expect(good.every((read) => 'entri' in read && read.entri.length === 1)).toBe(true);
  for (const [at, [about, , expected]] of messageCases.entries()) {
    const read = found[at * 2];
    if ('sebab' in expected) {
      expect([about, read]).toMatchObject([about, { sebab: expected.sebab }]);
      continue;
    }
    const [base] = whole && 'entri' in whole ? whole.entri : [];
    const { jumlah = base?.jumlah, pengirim = 'PT Pengirim Contoh', rekening = '7700112233', ...isi } = expected;
    expect([about, read]).toMatchObject([
      about,
      {
        jenis: 'pacs.008',
        entri: [
          {
            jenis: 'MASUK',
            id_transaksi: 'CENAIDJA/TK00',
            jumlah,
            isi: {
              tanggal: '2026-11-27',
              end_to_end: 'EK00',
              ...isi,
              pengirim: { nama: pengirim, rekening },
            },
          },
        ],
      },
    ]);
  }
});

test('a file is read by the encoding that it declares, and refused where it is not encoded so', () => {
  const message = TRANSFER.replace('UTF-8', 'ISO-8859-1').replace('PT Pengirim', 'Jos\u00E9');
  expect(textOf(Buffer.from(message, 'latin1'))).toBe(message);
  expect(textOf(Buffer.from(TRANSFER.replace('UTF-8', 'US-ASCII')))).toContain('US-ASCII');
  expect(textOf(Buffer.from(message.replace('ISO-8859-1', 'UTF-8'), 'latin1'))).toBeNull();
  expect(textOf(Buffer.from(TRANSFER.replace('UTF-8', 'UTF-7')))).toBeNull();
});

const ENTRY =
  '<Ntry><NtryRef>N1</NtryRef><Amt Ccy="IDR">1000.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt>' +
  '<ValDt><Dt>2026-11-27</Dt></ValDt><AcctSvcrRef>A1</AcctSvcrRef><BkTxCd><Prtry><Cd>FEE</Cd></Prtry></BkTxCd>' +
  '<NtryDtls><TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>';
const statement = (entry: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>K11</MsgId><CreDtTm>2026-11-27T09:00:00+07:00</CreDtTm></GrpHdr><Stmt><Id>S</Id><ElctrncSeqNb>7</ElctrncSeqNb><CreDtTm>2026-11-27T09:00:00+07:00</CreDtTm><Acct><Id><Othr><Id>520-AMNHIDJA</Id></Othr></Id></Acct><Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="IDR">1000000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-27</Dt></Dt></Bal>${entry}</Stmt></BkToCstmrStmt></Document>`;

test('a statement: value dates are skipped, an unbooked entry moves nothing, a reversal settles no item', async () => {
  const [plain, pending, reversal, byReference, atTime] = await reads(
    [
      ENTRY,
      ENTRY.replace('<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>'),
      ENTRY.replace('</CdtDbtInd>', '</CdtDbtInd><RvslInd>true</RvslInd>'),
      ENTRY.replace('<NtryRef>N1</NtryRef>', ''),
      ENTRY.replace('<Dt>2026-11-27</Dt></BookgDt>', '<DtTm>2026-11-27T10:00:00</DtTm></BookgDt>'),
    ].map(statement),
  );
  const isi = { end_to_end: 'E1', tanggal: '2026-11-27', arah: 'D', berita: 'FEE' };
  expect(plain).toMatchObject({ entri: [{ jenis: 'MUTASI', id_transaksi: '520-AMNHIDJA/N1', jumlah: '100000', isi }] });
  expect(pending).toMatchObject({ entri: [] });
  expect(reversal).toMatchObject({ entri: [{ isi: { end_to_end: '', berita: 'PEMBALIKAN FEE' } }] });
  expect(byReference).toMatchObject({ entri: [{ id_transaksi: '520-AMNHIDJA/A1' }] });
  expect(atTime).toMatchObject({ entri: [{ isi }] });
});

/** A change of a few letters anywhere in a file. */
const mutation = fc.record({
  at: fc.integer({ min: 0, max: TRANSFER.length - 1 }),
  cut: fc.integer({ min: 0, max: 40 }),
  put: fc.oneof(
    fc.constantFrom(
      '',
      '<',
      '>',
      '&',
      '</',
      '/>',
      '"',
      "'",
      '&#0;',
      '&amp;',
      '<!--',
      '\u0000',
      '\uFFFD',
      '\n',
      '-',
      '.',
      '0',
    ),
    fc.string({ maxLength: 6 }),
  ),
});

test('a thousand mutations block no good file, and none is read as another amount alone', async () => {
  const made = fc.sample(mutation, { numRuns: 1000, seed: 34 });
  const mutants = made.map(({ at, cut, put }) => `${TRANSFER.slice(0, at)}${put}${TRANSFER.slice(at + cut)}`);
  const found = await reads([TRANSFER, ...mutants, TRANSFER]);
  expect(found).toHaveLength(1002);
  expect([found[0], found.at(-1)]).toMatchObject([{ jenis: 'pacs.008' }, { jenis: 'pacs.008' }]);
  for (const read of found) {
    if ('sebab' in read) continue;
    // The total is beside the amount: a change of one of the two shows.
    expect(read.entri.map(({ jumlah }) => jumlah)).toEqual(['25000000']);
  }
});

test('an amount of the standard is read at its value, with any zeros around it', () => {
  const digits = fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n });
  fc.assert(
    fc.property(digits, fc.nat(8), fc.nat(5), fc.boolean(), (minor, before, behind, plus) => {
      const text = minor.toString().padStart(3, '0');
      const written = `${plus ? '+' : ''}${'0'.repeat(before)}${text.slice(0, -2)}.${text.slice(-2)}${'0'.repeat(behind)}`;
      expect(readMessageAmount(written)).toBe(minor);
      expect(MESSAGE_AMOUNT.test(`${written}1`)).toBe(false);
    }),
  );
});
