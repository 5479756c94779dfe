import type { ReactNode } from 'react';
import { countText, kindId, worth } from '#components/kit/denominations/counting.ts';
import { denominationOnPaper } from '#components/kit/denominations/denomination-on-paper.ts';
import { momentText } from '#components/kit/ui/moment.tsx';
import { Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { both, clock, stateOnPaper } from '#components/kit/ui/words-on-paper.ts';
import { useSession } from '#hooks/use-session.ts';
import { toDisplay } from '#lib/dates.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { nameOnPaper } from '#lib/operations/names.ts';
import type { LembarHariKas, LembarHariKhasanah, LembarHariReply } from '#types/proto/business-day/branch.ts';
import type { HitunganSerahTerimaRow } from '#types/proto/cash/teller.ts';
import { EndingTable } from './ending-table.tsx';

/** An amount with its currency; nothing where there is none. */
const amountOf = (wire: string, currency: string): string => (wire ? `${currency} ${formatWire(wire, currency)}` : '');

const filled = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

interface PartProps {
  readonly title: string;
  readonly rows: number;
  /** Counts all of them, where the report does not carry every one. */
  readonly all?: number;
  readonly children: ReactNode;
}

/** Prints one part of the report; a part without rows says so, for whoever reads the file. */
function Part({ title, rows, all = rows, children }: PartProps) {
  return (
    <section className="sheet-part">
      <h3>{title}</h3>
      {rows === 0 ? <p>{paper.tidakAda}</p> : children}
      {all > rows ? <p>{filledIn(paper.sebagian, { tampil: rows, jumlah: all })}</p> : null}
    </section>
  );
}

interface TableProps {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

function Table({ heads, rows }: TableProps) {
  return (
    <table className="sheet-table sheet-words">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={heads[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell of several lines, those that say something. */
function Lines({ of }: { readonly of: readonly string[] }) {
  return of.filter(Boolean).map((line) => <div key={line}>{line}</div>);
}

/** Each comparison of a till before its last count, in order. */
const earlier = ({ hitungan, kode_valuta }: LembarHariKas): string[] =>
  hitungan.map(
    ({ waktu, dihitung, selisih }, at) =>
      `${filledIn(paper.hitunganUrut, { urut: at + 1 })} ${clock(waktu)}: ${formatWire(dihitung, kode_valuta)} (${formatWire(selisih, kode_valuta)})`,
  );

const tillCells = (till: LembarHariKas): ReactNode[] => [
  <Lines
    key="kas"
    of={[
      till.kode_kas,
      `${till.nama_user} (${till.id_user})`,
      `${paper.dibuka} ${clock(till.dibuka_pada)}`,
      till.ditutup_pada ? `${paper.ditutup} ${clock(till.ditutup_pada)}` : paper.belumDitutup,
    ]}
  />,
  <Lines
    key="hitungan"
    of={[
      ...earlier(till),
      till.ditutup_pada
        ? `${paper.hitunganTutup} ${clock(till.ditutup_pada)}: ${amountOf(till.dihitung, till.kode_valuta)}`
        : '',
      till.ditutup_pada ? `${paper.seharusnya}: ${formatWire(till.seharusnya, till.kode_valuta)}` : '',
    ]}
  />,
  <Lines
    key="selisih"
    of={[
      amountOf(till.selisih, till.kode_valuta),
      till.alasan,
      till.saksi ? `${paper.otorisasi}: ${till.saksi}` : '',
      till.nomor_referensi,
    ]}
  />,
];

/** Prints one count of the vault: both officers, the proof, and the pieces. */
function VaultCount({ count }: { readonly count: LembarHariKhasanah }) {
  const currency = count.kode_valuta;
  return (
    <>
      <p>
        {filled([
          `${count.kode_kas} ${clock(count.waktu)}`,
          `${paper.petugas}: ${count.petugas}`,
          `${paper.saksi}: ${count.saksi}`,
          count.nomor_referensi,
          count.keterangan,
        ])}
      </p>
      <Table
        heads={[paper.pecahan, paper.keping, paper.nominal]}
        rows={[
          ...count.pecahan.map((row) => ({
            key: kindId(row),
            cells: [denominationOnPaper(row), countText(row.lembar), formatWire(worth([row], currency), currency)],
          })),
          ...(
            [
              [paper.dihitung, count.dihitung],
              [paper.seharusnya, count.seharusnya],
              [paper.selisih, count.selisih],
            ] as const
          ).map(([label, value]) => ({ key: label, cells: [label, '', amountOf(value, currency)] })),
        ]}
      />
    </>
  );
}

/** Returns one person's finding in a recount of cash, without what the other may not know yet. */
const recount = ({ waktu, pihak, nama_user, nominal }: HitunganSerahTerimaRow, currency: string): string =>
  `${clock(waktu)} ${pihak === 'PENGIRIM' ? paper.pengirim : paper.sisiPenerima} ${nama_user}: ${nominal ? formatWire(nominal, currency) : '-'}`;

interface SheetProps {
  readonly sheet: LembarHariReply;
  /** The report was printed at this time, ISO 8601. */
  readonly at: string;
}

/** Cash that changed hands, with every count of what was counted again. */
function Handovers({ sheet }: Pick<SheetProps, 'sheet'>) {
  return (
    <Part title={paper.serahTerima} rows={sheet.serah_terima.length} all={sheet.jumlah_serah_terima}>
      <Table
        heads={[paper.kas, paper.keadaan, paper.nominal]}
        rows={sheet.serah_terima.map((row) => ({
          key: row.id_serah_terima,
          cells: [
            <Lines key="kas" of={[`${row.kode_kas_asal} → ${row.kode_kas_tujuan}`, row.nomor_referensi]} />,
            <Lines
              key="keadaan"
              of={[
                stateOnPaper(row.status),
                `${paper.dikirim} ${clock(row.dikirim_pada)} ${row.user_pengirim}`,
                row.diterima_pada ? `${paper.penerima} ${clock(row.diterima_pada)} ${row.user_penerima}` : '',
                ...row.hitungan.map((each) => recount(each, row.kode_valuta)),
              ]}
            />,
            amountOf(row.nominal, row.kode_valuta),
          ],
        }))}
      />
    </Part>
  );
}

/** Lists the cash differences that the books carry as missing or surplus, with the person they are booked on. */
function Differences({ sheet }: Pick<SheetProps, 'sheet'>) {
  return (
    <Part title={paper.selisihDibukukan} rows={sheet.selisih.length}>
      <Table
        heads={[paper.transaksi, paper.petugas, paper.nominal]}
        rows={sheet.selisih.map((row) => ({
          key: `${row.nomor_referensi}${row.kode_gl}${row.nominal}`,
          cells: [
            <Lines
              key="transaksi"
              of={[`${nameOnPaper(row.flowCode)} ${clock(row.waktu)}`, row.nomor_referensi, row.keterangan]}
            />,
            both(row.petugas, row.disetujui_oleh),
            <Lines key="nominal" of={[amountOf(row.nominal.replace('-', ''), row.kode_valuta), row.nama_gl]} />,
          ],
        }))}
      />
    </Part>
  );
}

/** Prints the report of a branch's day for its file: everything that a reader may ask about years later, one part below the other. */
export function DaySheet({ sheet, at }: SheetProps) {
  const { user } = useSession();
  return (
    <Paper
      bank={sheet.nama_bank}
      branch={`${sheet.kode_cabang} ${sheet.nama_cabang}`}
      title={paper.lembarHari}
      date={filled([toDisplay(sheet.tanggal), sheet.status_akses_desc ? stateOnPaper(sheet.status_akses_desc) : ''])}
      foot={[user ? `${user.id_user} · ${user.nama_user}` : '', momentText(at)]}
    >
      <Part title={paper.langkah} rows={sheet.langkah.length}>
        <Table
          heads={[paper.keadaan, paper.oleh, paper.waktu]}
          rows={sheet.langkah.map((step) => ({
            key: `${step.ke}${step.waktu}`,
            cells: [
              stateOnPaper(step.ke),
              <Lines key="oleh" of={[both(step.nama_user, step.disetujui_oleh), step.alasan]} />,
              clock(step.waktu),
            ],
          }))}
        />
      </Part>
      <Part title={paper.kasTeller} rows={sheet.kas.length}>
        <Table
          heads={[paper.kas, paper.dihitung, paper.selisih]}
          rows={sheet.kas.map((till) => ({ key: `${till.kode_kas}${till.ditutup_pada}`, cells: tillCells(till) }))}
        />
      </Part>
      <Part title={paper.khasanah} rows={sheet.khasanah.length}>
        {sheet.khasanah.map((count) => (
          <VaultCount key={`${count.kode_kas}${count.waktu}`} count={count} />
        ))}
      </Part>
      <Handovers sheet={sheet} />
      <Differences sheet={sheet} />
      <Part title={paper.diakhiriHari} rows={sheet.diakhiri.length} all={sheet.jumlah_diakhiri}>
        <EndingTable rows={sheet.diakhiri} />
      </Part>
      <Signatures who={[paper.ttdKhasanah, paper.ttdPejabat]} />
    </Paper>
  );
}
