import { columnName } from '#components/kit/screens/field-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSettled } from '#hooks/use-settled.ts';
import type { IdentityKind } from '#lib/customers/identity.ts';
import { wic } from '#services/customers/wic.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/wic.ts';

interface PartyProps {
  readonly kind: IdentityKind;
  /** Whole, as the bank keeps it. */
  readonly number: string;
}

/** Tells who has this document: a customer, a walk-in with or without full data, or nobody the bank knows. */
export function PresenterNote({ kind, number }: PartyProps) {
  const t = useT();
  const settled = useSettled(number);
  const found = useRecord(wic.identity, { jenis_identitas: kind, nomor_identitas: settled }, { quiet: true });
  if (found.error)
    return found.error.ofSession ? null : (
      <Note tone="warn" role="status">
        {t('wic.gagalCari', { sebab: found.error.message })}
      </Note>
    );
  if (!found.data) return null;
  const { ada, nama, kode_cabang, nama_cabang, kurang } = found.data;
  if (ada === 'NASABAH')
    return (
      <Note tone="info" role="status">
        {t('wic.adalahNasabah', { nama, cabang: `${kode_cabang} ${nama_cabang}` })}
      </Note>
    );
  if (ada === 'BARU')
    return (
      <Note tone="info" role="status">
        {t('wic.baru')}
      </Note>
    );
  return (
    <Note tone={kurang.length === 0 ? 'ok' : 'info'} role="status">
      {kurang.length === 0
        ? t('wic.sudahDikenal', { nama })
        : t('wic.dikenalKurang', { nama, kolom: kurang.map((kolom) => columnName(kolom)).join(', ') })}
    </Note>
  );
}
