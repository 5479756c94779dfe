import '#lib/control/messages/flow.ts';
import '#lib/cash/messages/teller.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { said } from '#lib/messages/item-sentence.ts';
import { formatWire } from '#lib/money.ts';
import type { Ringkasan } from '#types/proto/common.ts';
import { recordOf } from './field-names.ts';

/** One line of what somebody is asked to agree to; the sentence that says it has no label. */
export type SummaryLine = readonly [label: string, value: string];

const accountText = (name: string, number: string) => [name, number].filter(Boolean).join(' ');

/** Operation, amount, accounts with their owners, record, maker: what a question, a decision and a release are about. */
export function summaryLines(about: Ringkasan | undefined, maker = ''): SummaryLine[] {
  if (!about) return [];
  const {
    flowCode,
    nominal,
    kode_valuta,
    nomor_rekening,
    nama_nasabah,
    nomor_rekening_lawan,
    nama_lawan,
    objek,
    kalimat,
    biaya,
    jumlah,
  } = about;
  const sentence = said(kalimat);
  /** The lines leave out an account that the sentence names. */
  const unsaid = (name: string, number: string) =>
    number !== '' && sentence.includes(number) && sentence.includes(name) ? '' : accountText(name, number);
  const lines: SummaryLine[] = [
    ['', sentence],
    [message('transaksi.jenis'), sentence === '' ? messageOf('alur.', flowCode) : ''],
    [message('transaksi.nominal'), nominal && `${kode_valuta} ${formatWire(nominal, kode_valuta)}`],
    [message('transaksi.biaya'), biaya && `${kode_valuta} ${formatWire(biaya, kode_valuta)}`],
    [message('ringkasan.jumlah'), jumlah && `${kode_valuta} ${formatWire(jumlah, kode_valuta)}`],
    [message('transaksi.rekening'), unsaid(nama_nasabah, nomor_rekening)],
    [message('ringkasan.lawan'), unsaid(nama_lawan, nomor_rekening_lawan)],
    [message('ringkasan.data'), kalimat ? '' : recordOf(objek)],
    [message('flow.pembuat'), maker],
  ];
  return lines.filter(([, value]) => value !== '');
}

/** Draws the lines as a window shows them. */
export function Summary({ lines }: { readonly lines: readonly SummaryLine[] }) {
  if (lines.length === 0) return null;
  const sentence = lines.find(([label]) => label === '');
  const rest = lines.filter(([label]) => label !== '');
  const list = (
    <dl className="summary">
      {rest.map(([label, value]) => (
        <div key={`${label}${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {sentence ? <p className="summary-sentence">{sentence[1]}</p> : null}
      {rest.length > 0 ? list : null}
    </>
  );
}
