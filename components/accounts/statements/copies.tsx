import '#lib/accounts/messages/statement.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';
import type { StatementSalinanRow } from '#types/proto/accounts/statement.ts';

interface CopiesProps {
  readonly rows: readonly StatementSalinanRow[];
  /** Said where there is none. */
  readonly none: MessageKey;
}

/** Every copy of a paper that left the bank, with who took it. */
export function Copies({ rows, none }: CopiesProps) {
  const t = useT();
  if (rows.length === 0) return <p className="muted">{t(none)}</p>;
  return (
    <SmallTable
      label={t('rk.salinan')}
      heads={[{ num: t('rk.ke') }, t('rk.bentuk'), t('rk.oleh'), t('salinan.cabang'), t('rk.waktu')]}
    >
      {rows.map((row) => (
        <tr key={row.ke}>
          <td className="num">{row.ke}</td>
          <td>{messageOf('rk.bentuk.', row.bentuk)}</td>
          <td>{row.nama_user}</td>
          <td>{row.kode_cabang}</td>
          <td>
            <Moment value={row.waktu} />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}
