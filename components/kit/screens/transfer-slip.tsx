import { PaperFoot, PaperMasthead } from '#components/kit/ui/paper.tsx';
import { useRollLength } from '#hooks/use-roll-length.ts';
import { fees, isFeeCode } from '#lib/accounts/fees.ts';
import { SUPERVISED } from '#lib/bank.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { officeOf } from '#lib/office-on-paper.ts';
import { nameOnPaper } from '#lib/operations/names.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import type { Slip, TransferSlip as Transfer } from '#types/proto/common.ts';
import { markOf, momentOf, withFees } from './slip-details.ts';

interface TransferSlipProps {
  readonly slip: Slip;
  readonly transfer: Transfer;
}

const statusOf = (status: string): string =>
  (paper as Readonly<Record<string, string>>)[`transfer_${status}`] ?? status;

interface PartyProps {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** Shows sender or receiver: the name in large letters, the account and where it is kept below it. */
function Party({ label, name, lines }: PartyProps) {
  return (
    <section>
      <h3>{label}</h3>
      <p className="party-name">{name}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** Lists the amount, each fee and the sum that the sender pays. */
function Sums({ slip }: { readonly slip: Slip }) {
  const amount = (wire: string) => formatWire(wire, slip.kode_valuta);
  const total = slip.nomor_rekening === '' ? paper.jumlahDibayar : paper.jumlahDidebet;
  return (
    <dl className="sums">
      <div>
        <dt>{paper.nominalTransfer}</dt>
        <dd>{amount(slip.nominal)}</dd>
      </div>
      {slip.biaya.map(({ kode, nominal }) => (
        <div key={kode}>
          <dt>{isFeeCode(kode) ? fees[kode].id : kode}</dt>
          <dd>{amount(nominal)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{filledIn(total, { valuta: slip.kode_valuta })}</dt>
        <dd>{amount(withFees(slip))}</dd>
      </div>
    </dl>
  );
}

/** Names those who sign the copy of the bank; where no officer is needed, the box shows that. */
function BankBoxes({ slip, transfer, teller }: TransferSlipProps & { readonly teller: string }) {
  const boxes = [
    [paper.ttdNasabah, transfer.nama_pengirim],
    [paper.ttdTeller, teller],
    [paper.ttdPejabat, slip.user_otorisasi || paper.tidakDiperlukan],
  ] as const;
  return boxes.map(([role, name]) => (
    <div key={role} className="box">
      <span>{role}</span>
      <strong>{name}</strong>
    </div>
  ));
}

function CustomerBoxes({ teller }: { readonly teller: string }) {
  return (
    <>
      <p className="advice">
        <b>{paper.simpanBukti}</b> {paper.simpanKet}
      </p>
      <div className="box">
        <span>{paper.ttdTeller}</span>
        <strong>{teller}</strong>
      </div>
      <div className="box">
        <span>{paper.capBank}</span>
      </div>
    </>
  );
}

interface CopyProps extends TransferSlipProps {
  readonly of: 'bank' | 'nasabah';
}

/** Draws one copy: head, when and under which number, both parties, the sums, what became of it, and who signs. */
function Copy({ slip, transfer, of }: CopyProps) {
  const kind = of === 'bank' ? paper.lembarBank : paper.lembarNasabah;
  const title = nameOnPaper(slip.operasi);
  const mark = markOf(slip);
  const teller = [slip.nama_teller, slip.kode_teller].filter(Boolean).join(', ');
  const bank = transfer.nama_bank ? `${transfer.nama_bank} (${transfer.kode_bank})` : transfer.kode_bank;
  const account = (nomor: string) => filledIn(paper.rekening, { nomor });
  return (
    <article
      className={`slip transfer-slip of-${of}`}
      lang="id"
      aria-label={of === 'bank' ? `${title}, ${kind}` : title}
    >
      <PaperMasthead
        bank={slip.nama_bank}
        branch={officeOf(slip.kode_cabang, slip.nama_cabang)}
        code={slip.nomor_referensi}
      >
        <h2>{filledIn(paper.bukti, { nama: title.charAt(0).toLowerCase() + title.slice(1) })}</h2>
        <p className="duplicate">{[kind, mark].filter(Boolean).join(' · ')}</p>
      </PaperMasthead>
      <dl className="strip">
        <div>
          <dt>{paper.tanggalJam}</dt>
          <dd>{`${momentOf(slip.waktu)} WIB`}</dd>
        </div>
        <div>
          <dt>{paper.referensi}</dt>
          <dd>{slip.nomor_referensi}</dd>
        </div>
        <div>
          <dt>{paper.status}</dt>
          <dd>{statusOf(transfer.status)}</dd>
          <dd className="since">{transfer.waktu ? filledIn(paper.sejak, { waktu: momentOf(transfer.waktu) }) : ''}</dd>
        </div>
      </dl>
      <div className="parties">
        <Party
          label={paper.dari}
          name={transfer.nama_pengirim}
          lines={[slip.nomor_rekening ? account(slip.nomor_rekening) : paper.tunai]}
        />
        <Party label={paper.kepada} name={transfer.nama_tujuan} lines={[account(transfer.rekening_tujuan), bank]} />
        <Sums slip={slip} />
      </div>
      <dl className="strip said">
        <div>
          <dt>{paper.berita}</dt>
          <dd>{transfer.berita || '–'}</dd>
        </div>
        <div>
          <dt>{paper.terbilang}</dt>
          <dd>{terbilangWire(withFees(slip), slip.kode_valuta)}</dd>
        </div>
      </dl>
      <div className="boxes">
        {of === 'bank' ? (
          <BankBoxes slip={slip} transfer={transfer} teller={teller} />
        ) : (
          <CustomerBoxes teller={teller} />
        )}
      </div>
      <p className="validation">{slip.baris_validasi}</p>
      <PaperFoot parts={[SUPERVISED]} />
    </article>
  );
}

/** Draws the slip of a transfer to another bank: on a sheet the copy of the bank and the customer's, on a roll the customer's alone. */
export function TransferSlip(props: TransferSlipProps) {
  useRollLength();
  return (
    <>
      <Copy {...props} of="bank" />
      <Copy {...props} of="nasabah" />
    </>
  );
}
