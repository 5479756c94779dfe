import { plainText } from '#lib/plain-text.ts';
import { minor, type ReadEntry } from './read-entry.ts';
import type { XmlElement } from './xml.ts';
import { all, at, said } from './xml-mapping.ts';

/** Begins the text of a movement that takes an earlier one back. */
const REVERSAL = 'PEMBALIKAN';

/** A movement that is not booked yet (PDNG, INFO) has moved nothing. */
const isBooked = (movement: XmlElement): boolean => said(movement, 'Sts', 'Cd') === 'BOOK';

/** Returns our item that a movement concerns, where there is one; a movement that takes an earlier one back settles none. */
function itemOf(movement: XmlElement): string {
  const details = all(movement, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'));
  const [only] = details;
  return details.length === 1 && !isReversal(movement) ? said(only, 'Refs', 'EndToEndId') : '';
}
const isReversal = (movement: XmlElement): boolean => /^(?:true|1)$/.test(said(movement, 'RvslInd'));

const bookedOn = (movement: XmlElement): string =>
  said(movement, 'BookgDt', 'Dt').slice(0, 10) || said(movement, 'BookgDt', 'DtTm').slice(0, 10);

/** Reads movements on our account from the central bank's statement. */
export const movementsOf = (body: XmlElement): ReadEntry[] =>
  all(at(body, 'Stmt'), 'Ntry')
    .filter(isBooked)
    .map((each, place) => ({
      urut: place + 1,
      jenis: 'MUTASI',
      id_transaksi: `${said(body, 'Stmt', 'Acct', 'Id', 'Othr', 'Id') || said(body, 'Stmt', 'Acct', 'Id', 'IBAN')}/${said(each, 'NtryRef') || said(each, 'AcctSvcrRef')}`,
      jumlah: minor(each, 'Amt').toString(),
      isi: {
        pengirim: { nama: '' },
        penerima: { nama: '' },
        bank: '',
        end_to_end: itemOf(each),
        tanggal: bookedOn(each),
        arah: said(each, 'CdtDbtInd') === 'CRDT' ? 'K' : 'D',
        berita: [
          isReversal(each) ? REVERSAL : '',
          said(each, 'BkTxCd', 'Prtry', 'Cd'),
          plainText(said(each, 'AddtlNtryInf')),
        ]
          .filter(Boolean)
          .join(' '),
      },
    }));
