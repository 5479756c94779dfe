import type { JurnalLine } from '#types/proto/common.ts';
import { Amount } from '../ui/amount.tsx';
import { useT } from '../ui/messages.tsx';

interface JournalLinesProps {
  readonly lines: readonly JurnalLine[];
  /** In a side column: the account name alone, its number by the last digits. */
  readonly narrow?: boolean;
}

/** Where a line goes as the ledger knows it: GL, then the customer account or the branch. */
function ledgerRef({ kode_gl, kode_cabang, nomor_rekening }: JurnalLine, narrow: boolean): string {
  if (!narrow) return [kode_gl, kode_cabang, nomor_rekening].filter(Boolean).join(' · ');
  return `${kode_gl} · ${nomor_rekening ? nomor_rekening.slice(-4) : kode_cabang}`;
}

/** The lines of a journal, or of the preview of one: account, branch, debit, credit. */
export function JournalLines({ lines, narrow = false }: JournalLinesProps) {
  const t = useT();
  const table = (
    <table className="table">
      <thead>
        <tr>
          <th>{t('transaksi.akun')}</th>
          <th className="num">{t('transaksi.debet')}</th>
          <th className="num">{t('transaksi.kredit')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kode_cabang}-${line.kode_gl}-${line.nomor_rekening}-${line.debet}-${line.kredit}`}>
            <td>
              {narrow ? line.nama_gl : line.nama_rekening || line.nama_gl}
              <div className="gl">{ledgerRef(line, narrow)}</div>
            </td>
            <td className="num">
              <Amount value={line.debet} zero={false} />
            </td>
            <td className="num">
              <Amount value={line.kredit} zero={false} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return narrow ? table : <div className="table-scroll">{table}</div>;
}
