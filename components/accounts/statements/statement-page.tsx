import { PaperMasthead } from '#components/kit/ui/paper.tsx';
import { amountOn, closingLabel, openingLabel, periodOf, saidOf } from '#lib/accounts/statement-lines.ts';
import { toDisplay } from '#lib/dates.ts';
import { pageReference } from '#lib/document-number.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import { officeOf } from '#lib/office-on-paper.ts';
import type { StatementHalaman, StatementKepala } from '#types/proto/accounts/statement.ts';

interface StatementPageProps {
  readonly kepala: StatementKepala;
  readonly page: StatementHalaman;
  /** Boxes a word beside the title: a reprint, or a preview. */
  readonly mark: string;
  /** Names who prints it and when; '' in a preview. */
  readonly printed: string;
}

type PageProps = Pick<StatementPageProps, 'kepala' | 'page'>;

function PageHead({ kepala, page, mark }: Omit<StatementPageProps, 'printed'>) {
  const details = [
    [paper.atasNama, kepala.nama_rekening],
    [paper.nomorRekening, kepala.nomor_rekening],
    [paper.produk, `${kepala.nama_produk}, ${kepala.kode_cabang} ${kepala.nama_cabang}`],
    [paper.periode, `${periodOf(kepala)}, ${kepala.kode_valuta}`],
    [paper.nomorDokumen, kepala.nomor],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <PaperMasthead
        bank={kepala.nama_bank}
        branch={officeOf(kepala.kode_cabang, kepala.nama_cabang)}
        code={page.kode_periksa ? pageReference(kepala.nomor, page.halaman, page.kode_periksa) : ''}
      >
        <h2>{paper.rekeningKoran}</h2>
        <p>{periodOf(kepala)}</p>
        {mark ? <p className="duplicate">{mark}</p> : null}
      </PaperMasthead>
      <dl>
        {details.map(([label, value]) => (
          <div key={label} className="slip-line">
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A balance the page begins or ends with. */
function BalanceRow({ label, balance }: { readonly label: string; readonly balance: string }) {
  return (
    <tr className="total">
      <th scope="row" colSpan={5}>
        {label}
      </th>
      <td className="num">{balance}</td>
    </tr>
  );
}

/** Sums the debits and the credits. */
function SumRow({ label, debet, kredit }: { readonly label: string; readonly debet: string; readonly kredit: string }) {
  return (
    <tr className="total">
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td className="num">{debet}</td>
      <td className="num">{kredit}</td>
      <td />
    </tr>
  );
}

function PageTable({ kepala, page }: PageProps) {
  const amount = (wire: string) => amountOn(wire, kepala.kode_valuta);
  const whole = page.halaman === kepala.jumlah_halaman && kepala.debet !== '';
  return (
    <table className="sheet-table statement-table">
      <thead>
        <tr>
          {[paper.tanggal, paper.referensi, paper.uraian].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {[paper.debet, paper.kredit, paper.saldo].map((head) => (
            <th key={head} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <BalanceRow label={openingLabel(page.halaman)} balance={amount(page.saldo_awal)} />
        {page.baris.map((line) => (
          <tr key={line.urut}>
            <td className="nowrap">{toDisplay(line.tanggal)}</td>
            <td className="code">{line.nomor_referensi}</td>
            <td>
              <bdi>{saidOf(line, kepala.kode_valuta)}</bdi>
            </td>
            <td className="num">{amount(line.debet)}</td>
            <td className="num">{amount(line.kredit)}</td>
            <td className="num">{amount(line.saldo)}</td>
          </tr>
        ))}
        <SumRow label={paper.jumlahHalaman} debet={amount(page.debet)} kredit={amount(page.kredit)} />
        <BalanceRow label={closingLabel(page.halaman, kepala.jumlah_halaman)} balance={amount(page.saldo_akhir)} />
        {whole ? (
          <SumRow label={paper.jumlahSeluruh} debet={amount(kepala.debet)} kredit={amount(kepala.kredit)} />
        ) : null}
      </tbody>
    </table>
  );
}

/** Prints one page of a statement: head, lines between the opening and the closing balance, code and number. */
function StatementPage({ kepala, page, mark, printed }: StatementPageProps) {
  const place = filledIn(paper.halamanDari, { halaman: page.halaman, jumlah: kepala.jumlah_halaman });
  return (
    <section className="statement-page" aria-label={`${paper.rekeningKoran}, ${place}`}>
      <PageHead kepala={kepala} page={page} mark={mark} />
      <PageTable kepala={kepala} page={page} />
      <footer className="paper-foot">
        {page.kode_periksa ? <strong>{`${paper.kodePeriksa} ${page.kode_periksa}`}</strong> : null}
        <span>{place}</span>
        {printed ? <span>{printed}</span> : null}
      </footer>
    </section>
  );
}

interface StatementSheetProps extends Omit<StatementPageProps, 'page'> {
  readonly pages: readonly StatementHalaman[];
}

/** Prints the pages of a statement, each on a page of its own. Paper is Indonesian in every language of the screen. */
export function StatementSheet({ pages, ...rest }: StatementSheetProps) {
  return (
    <article className="slip statement" lang="id" aria-label={paper.rekeningKoran}>
      {pages.map((page) => (
        <StatementPage key={page.halaman} page={page} {...rest} />
      ))}
    </article>
  );
}
