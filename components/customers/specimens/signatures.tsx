import { FileView } from '#components/kit/fields/file-view.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { Spesimen } from '#types/proto/customers/signature.ts';
import '#lib/customers/messages/documents.ts';

interface SignaturesProps {
  readonly rows: readonly Spesimen[];
  /** Gives the bank's day: a specimen that ended before it is marked. */
  readonly day: string;
  /** Names those who no longer sign for the account: their specimens have ended with the record. */
  readonly gone: readonly string[];
}

/** Signatures side by side, each with whose it is and since when it holds. */
export function Signatures({ rows, day, gone }: SignaturesProps) {
  const t = useT();
  return (
    <ul className="signatures plain">
      {rows.map(({ penanda, nama, berlaku_sejak, berlaku_sampai, berkas }) => (
        <li key={berkas?.id_berkas ?? penanda}>
          {berkas ? <FileView id={berkas.id_berkas} picture name={t('spesimen.milik', { nama })} /> : null}
          <strong>{nama}</strong>
          <span className="muted">
            {berlaku_sampai !== '' && berlaku_sampai < day
              ? t('spesimen.berakhir', { tanggal: toDisplay(berlaku_sampai) })
              : t('spesimen.sejak', { tanggal: toDisplay(berlaku_sejak) })}
          </span>
          {gone.includes(penanda) ? <Chip tone="bad">{t('spesimen.gugur')}</Chip> : null}
        </li>
      ))}
    </ul>
  );
}
