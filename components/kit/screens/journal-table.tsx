import '#lib/cash/messages/transaction.ts';
import { useState } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PartPager } from '#components/kit/ui/part-pager.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { bankName } from '#lib/messages/id.ts';
import type { JurnalLine } from '#types/proto/common.ts';

/** The account of a line as the ledger knows it; in a narrow card only its last digits, or the branch. */
function ledgerRef({ kode_gl, kode_cabang, nomor_rekening }: JurnalLine, narrow: boolean): string {
  if (narrow) return [kode_gl, nomor_rekening ? nomor_rekening.slice(-4) : kode_cabang].join(' · ');
  return [kode_gl, kode_cabang, nomor_rekening].filter(Boolean).join(' · ');
}

interface JournalTableProps {
  readonly lines: readonly JurnalLine[];
  readonly narrow?: boolean;
}

/** Lines drawn at once: a journal of thousands would hold up everything typed beside it. */
const DRAWN = 100;

/** The lines of a journal, or of the preview of one: account, branch, debit, credit. */
export function JournalTable({ lines, narrow = false }: JournalTableProps) {
  const t = useT();
  const [asked, setPage] = useState(0);
  const page = Math.min(asked, Math.max(0, Math.ceil(lines.length / DRAWN) - 1));
  const first = page * DRAWN;
  const table = (
    <SmallTable
      label={t('transaksi.jurnal')}
      heads={[t('transaksi.akun'), { num: t('transaksi.debet') }, { num: t('transaksi.kredit') }]}
    >
      {lines.slice(first, first + DRAWN).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike in everything, and they are never reordered.
        <tr key={`${line.kode_gl}-${line.nomor_rekening}-${first + at}`}>
          <td>
            {narrow ? bankName(line.nama_gl) : line.nama_rekening || bankName(line.nama_gl)}
            <div className="gl">{ledgerRef(line, narrow)}</div>
          </td>
          <td className="num">
            <Amount value={line.debet} zero={false} currency={line.kode_valuta} />
          </td>
          <td className="num">
            <Amount value={line.kredit} zero={false} currency={line.kode_valuta} />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
  return (
    <>
      {table}
      <PartPager count={lines.length} size={DRAWN} page={page} onPage={setPage} />
    </>
  );
}
