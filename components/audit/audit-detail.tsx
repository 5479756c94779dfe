import type { AuditRow } from '#types/proto/audit.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { useT } from '../ui/messages.tsx';
import { Moment } from '../ui/moment.tsx';

/** The content as it was sealed, laid out for reading; a text that is no JSON stays as it is. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** One row of the audit trail with the hash that chains it. */
export function AuditDetail({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('audit.rincian')} size="wide" onClose={onClose}>
      <div className="stack">
        <Facts
          items={[
            { label: t('audit.nomor'), value: row.id_audit },
            { label: t('audit.waktu'), value: <Moment value={row.waktu} /> },
            { label: t('audit.user'), value: row.id_user },
            { label: t('audit.cabang'), value: row.kode_cabang },
            { label: t('audit.aksi'), value: row.aksi },
            { label: t('audit.hasil'), value: row.hasil },
            { label: t('audit.objek'), value: row.objek },
          ]}
        />
        <Facts
          rows
          items={[
            { label: t('audit.korelasi'), value: <span className="mono small">{row.id_korelasi}</span> },
            {
              label: t('audit.hash'),
              value: <span className="mono small">{row.hash || t('audit.belumTersegel')}</span>,
            },
          ]}
        />
        <div>
          <p className="field-label">{t('audit.isi')}</p>
          <pre className="json">{readable(row.rincian)}</pre>
        </div>
      </div>
    </Dialog>
  );
}
