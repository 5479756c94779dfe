import { Masked } from '#components/kit/fields/masked.tsx';
import { Changes } from '#components/kit/screens/changes.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { message } from '#lib/messages/id.ts';
import { said } from '#lib/messages/item-sentence.ts';
import type { Perubahan } from '#types/proto/common.ts';
import type { AuditRow } from '#types/proto/control/audit.ts';
import { actName, objectName } from './act-name.ts';

interface Content {
  readonly changes: readonly Perubahan[];
  /** Holds everything else, formatted for reading; a text that is no JSON stays as it is. */
  readonly rest: string;
}

function contentOf(text: string): Content {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { changes: [], rest: text };
  }
  const { perubahan, ...others } = (parsed ?? {}) as { perubahan?: Perubahan[] };
  const rest = Object.keys(others).length > 0 ? JSON.stringify(others, null, 2) : '';
  return { changes: Array.isArray(perubahan) ? perubahan : [], rest };
}

/** Returns the result of the action in a word. */
export const outcomeOf = ({ hasil }: AuditRow): string =>
  message(hasil === '00' ? 'hasilAudit.00' : 'hasilAudit.GAGAL');

/** From where it came, and below it, for who wants them, the proof and the whole content as they are kept. */
function Origin({ row, rest }: { readonly row: AuditRow; readonly rest: string }) {
  const t = useT();
  const mono = (label: string, text: string) => ({
    label,
    text,
    value: <span className="mono small wrap-anywhere">{text}</span>,
  });
  const shown = (details: ReturnType<typeof mono>[]) => (
    <DescriptionList rows items={details.filter(({ text }) => text !== '')} />
  );
  return (
    <>
      {shown([
        mono(t('audit.alamat'), row.alamat),
        mono(t('audit.sesi'), row.sesi),
        mono(t('audit.korelasi'), row.id_korelasi),
      ])}
      <details>
        <summary>{t('audit.bukti')}</summary>
        {shown([mono(t('audit.posisi'), row.posisi), mono(t('audit.hash'), row.hash || t('audit.belumTersegel'))])}
      </details>
      {rest ? (
        <details>
          <summary>{t('audit.isi')}</summary>
          <pre className="json">{rest}</pre>
        </details>
      ) : null}
    </>
  );
}

/** One row of the audit trail: who, when, where and what, before and after, and the hash that chains it. */
export function AuditDetail({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const t = useT();
  const { changes, rest } = contentOf(row.rincian);
  return (
    <Dialog title={t('audit.rincian')} size="wide" onClose={onClose}>
      <div className="stack">
        <DescriptionList
          items={[
            { label: t('audit.nomor'), value: row.id_audit },
            { label: t('audit.waktu'), value: <Moment value={row.waktu} /> },
            { label: t('audit.user'), value: row.id_user },
            { label: t('audit.cabang'), value: row.kode_cabang },
            { label: t('audit.aksi'), value: actName(row.aksi) },
            ...(row.kalimat ? [{ label: t('audit.uraian'), value: said(row.kalimat) }] : []),
            {
              label: t('audit.hasil'),
              value: row.hasil === '00' ? outcomeOf(row) : `${outcomeOf(row)} (${row.hasil})`,
            },
            ...(row.sebab === '' ? [] : [{ label: t('audit.sebab'), value: row.sebab }]),
            {
              label: t('audit.objek'),
              value: objectName(row) ? (
                <Masked value={objectName(row)} objek={`AUDIT:${row.id_audit}`} kolom="nomor_rekening" />
              ) : (
                '–'
              ),
            },
          ]}
        />
        {changes.length > 0 ? (
          <div>
            <p className="field-label">{t('audit.perubahan')}</p>
            <Changes items={changes} />
          </div>
        ) : null}
        <Origin row={row} rest={rest} />
      </div>
    </Dialog>
  );
}
