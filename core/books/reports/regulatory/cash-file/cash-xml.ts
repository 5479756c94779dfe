import { XMLBuilder } from 'fast-xml-parser';
import { cashFileNumber } from '#lib/books/extracts.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { textForXml } from '#lib/text.ts';
import type { CashAccount, CashCase, CashPosting, Party } from './cash-case.ts';

/** The user who hands the file in, and the accounting date. */
export interface Reporter {
  readonly nama_bank: string;
  readonly siapa: string;
  readonly tanggal: string;
}

/** An element's children in their order; undefined ones are left out, '' too, because an empty element is refused where it must hold something. */
type Xml = { readonly [element: string]: string | Xml | readonly Xml[] | undefined };
/** Masks a value for its reader. */
type Seen = (field: string, text: string) => string;

const builder = new XMLBuilder({ format: true, processEntities: true, suppressEmptyNode: false });

const text = (value: string): string | undefined => textForXml(value.toWellFormed()).trim() || undefined;
const dayTime = (day: string): string | undefined => (day === '' ? undefined : `${day}T00:00:00`);

/** Takes the last word as the family name, where there are several. */
function nameOf(nama: string): { first_name: string | undefined; last_name: string | undefined } {
  const words = (text(nama) ?? '').split(/\s+/);
  const last = words.at(-1);
  return { first_name: words.length > 1 ? words.slice(0, -1).join(' ') : last, last_name: last };
}

const addressOf = ({ alamat, kota, kode_pos, negara }: Party): Xml | undefined =>
  alamat === ''
    ? undefined
    : {
        address: {
          address_type: 'IDENTITAS',
          address: text(alamat),
          city: text(kota),
          zip: text(kode_pos),
          country_code: text(negara) ?? 'ID',
        },
      };

const phoneOf = ({ telepon }: Party, seen: Seen): Xml | undefined =>
  telepon === '' ? undefined : { phone: { tph_contact_type: 'UTAMA', tph_number: text(seen('telepon', telepon)) } };

function personOf(party: Party, codes: CashCase['codes'], seen: Seen): Xml {
  const { jenis_identitas, nomor_identitas, nomor_npwp } = party;
  const number = text(seen('nomor_identitas', nomor_identitas));
  return {
    gender: text(party.jenis_kelamin),
    ...nameOf(party.nama),
    birthdate: dayTime(party.tanggal_lahir),
    birth_place: text(party.tempat_lahir),
    mothers_name: text(seen('nama_ibu_kandung', party.nama_ibu_kandung)),
    ssn: jenis_identitas === 'KTP' ? number : undefined,
    passport_number: jenis_identitas === 'PASPOR' ? number : undefined,
    nationality1: text(party.negara),
    phones: phoneOf(party, seen),
    addresses: addressOf(party),
    occupation: text(party.pekerjaan),
    employer_name: text(party.pemberi_kerja),
    identification: number
      ? {
          type: text(codes.get(`SANDI_IDENTITAS/${jenis_identitas}`) ?? ''),
          number,
          issue_country: text(party.negara) ?? 'ID',
        }
      : undefined,
    tax_number: text(seen('nomor_npwp', nomor_npwp)),
    source_of_wealth: text(party.sumber_dana),
  };
}

const entityOf = (party: Party, seen: Seen): Xml => ({
  name: text(party.nama),
  incorporation_legal_form: text(party.bentuk_hukum),
  incorporation_number: text(seen('nomor_identitas', party.nomor_identitas)),
  business: text(party.pekerjaan),
  phones: phoneOf(party, seen),
  addresses: addressOf(party),
  incorporation_country_code: text(party.negara) ?? 'ID',
  incorporation_date: dayTime(party.tanggal_lahir),
  tax_number: text(seen('nomor_npwp', party.nomor_npwp)),
});

/** Maps the giver or taker of the cash: a person or an entity, by the element of their side. */
const partyOf = (side: 'from' | 'to', party: Party, codes: CashCase['codes'], seen: Seen): Xml =>
  party.badan ? { [`${side}_entity`]: entityOf(party, seen) } : { [`${side}_person`]: personOf(party, codes, seen) };

function accountOf(account: CashAccount, found: CashCase, bank: string, seen: Seen): Xml {
  const holder = found.parties.get(account.pemilik);
  return {
    institution_name: text(bank),
    institution_code: text(found.codes.get('SANDI_PELAPOR/PPATK') ?? ''),
    branch: text(`${account.kode_cabang} ${account.nama_cabang}`),
    account: text(seen('nomor_rekening', account.nomor_rekening)),
    currency_code: account.kode_valuta,
    account_name: text(account.nama_rekening),
    client_number: account.pemilik,
    personal_account_type: account.jenis,
    t_entity: holder?.badan ? entityOf(holder, seen) : undefined,
    signatory:
      holder && !holder.badan ? { is_primary: 'true', t_person: personOf(holder, found.codes, seen) } : undefined,
    opened: dayTime(account.tanggal_buka),
  };
}

/**
 * Maps both sides. The side of cash is the person at the counter. The other side is the account; without one, the bank changed notes for
 * that person.
 */
function sidesOf(posting: CashPosting, found: CashCase, bank: string, seen: Seen): Xml {
  const actor = found.parties.get(posting.pelaku);
  const { rekening } = posting;
  const cashSide = found.arah === 'MASUK' ? 'from' : 'to';
  const otherSide = found.arah === 'MASUK' ? 'to' : 'from';
  const funds = (code: string) => text(found.codes.get(`SANDI_TRANSAKSI/${code}`) ?? '');
  const country = (side: 'from' | 'to') => ({ [`${side}_country`]: 'ID' });
  const conductor = actor && !actor.badan && rekening?.pemilik !== actor.pihak ? actor : undefined;
  const cash: Xml = {
    [`${cashSide}_funds_code`]: funds('DANA_TUNAI'),
    t_conductor: cashSide === 'from' && conductor ? personOf(conductor, found.codes, seen) : undefined,
    ...(actor ? partyOf(cashSide, actor, found.codes, seen) : {}),
    ...country(cashSide),
  };
  const other: Xml = {
    [`${otherSide}_funds_code`]: funds(rekening ? 'DANA_REKENING' : 'DANA_TUNAI'),
    ...(rekening
      ? { [`${otherSide}_account`]: accountOf(rekening, found, bank, seen) }
      : actor
        ? partyOf(otherSide, actor, found.codes, seen)
        : {}),
    ...country(otherSide),
  };
  const from = found.arah === 'MASUK' ? cash : other;
  const to = found.arah === 'MASUK' ? other : cash;
  const mine = (cashFirst: boolean): boolean => (cashFirst ? actor?.nasabah === true : rekening !== null);
  return {
    [mine(found.arah === 'MASUK') ? 't_from_my_client' : 't_from']: from,
    [mine(found.arah === 'KELUAR') ? 't_to_my_client' : 't_to']: to,
  };
}

const transactionOf = (posting: CashPosting, found: CashCase, bank: string, seen: Seen): Xml => ({
  transactionnumber: posting.nomor_referensi,
  transaction_location: text(`${posting.kode_cabang} ${posting.nama_cabang} ${posting.kota}`),
  transaction_description: text(posting.keterangan),
  date_transaction: posting.waktu.slice(0, 19),
  teller: text(posting.teller),
  authorized: text(posting.otorisasi),
  date_posting: dayTime(posting.tanggal),
  transmode_code: text(found.codes.get(`SANDI_TRANSAKSI/${posting.operasi}`) ?? ''),
  amount_local: fromMinor(posting.jumlah),
  ...sidesOf(posting, found, bank, seen),
});

/**
 * Writes a report of cash as XML in the shape of goAML: elements by the names and in the order of its schema, a transaction for each
 * posting, the side of the cash and the side of the account (docs/regulatory.md says what a bank must bring to it).
 */
export function cashXml(found: CashCase, reporter: Reporter, seen: Seen): string {
  const bank = reporter.nama_bank;
  const report: Xml = {
    rentity_id: text(found.codes.get('SANDI_PELAPOR/PPATK') ?? ''),
    submission_code: 'E',
    report_code: found.jenis === 'LTKT' ? 'LTKT' : 'LTKM',
    entity_reference: cashFileNumber(found),
    submission_date: dayTime(reporter.tanggal),
    currency_code_local: BOOK_CURRENCY,
    reporting_person: nameOf(reporter.siapa),
    transaction: found.postings.map((posting) => transactionOf(posting, found, bank, seen)),
    report_indicators: { indicator: `${found.jenis}_${found.arah}` },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ report })}`;
}
