import { Amount } from '#components/ui/amount.tsx';
import { useT } from '#components/ui/messages.tsx';
import type { JurnalLine } from '#types/proto/common.ts';

/** The lines of a journal, or of the preview of one: account, branch, debit, credit. */
export function JournalLines({ lines }: { readonly lines: readonly JurnalLine[] }) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th>{t('flow.akun')}</th>
            <th className="num">{t('flow.debet')}</th>
            <th className="num">{t('flow.kredit')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.kode_cabang}${line.kode_gl}${line.nomor_rekening}${line.debet}${line.kredit}`}>
              <td>
                {line.nama_rekening || line.nama_gl}
                <div className="gl">
                  {[line.kode_gl, line.kode_cabang, line.nomor_rekening].filter(Boolean).join(' · ')}
                </div>
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
    </div>
  );
}
